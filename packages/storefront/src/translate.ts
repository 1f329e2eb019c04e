import {
  type Catalogue,
  createTranslateFrom,
  formatMessage,
  type MessageParams,
  type MessageText,
  type Translate,
} from '@vitrine/model'
import { getPageContext, getPageLanguage } from './page-context.ts'

/**
 * Returns a function that translates the messages of a subject into the language of the page. Scripts bring
 * the English texts along; pages in other languages have the others in their static context.
 */
export function createPageTranslate<C extends Catalogue>(english: C): Translate<C> {
  return createTranslateFrom<C>({
    getText: (id) => getPageText(id) ?? english[id],
    getLocale: getPageLanguage,
  })
}

/** Returns the message of an error that the server answered with, in the language of the page. */
export function translateError(
  code: string | undefined,
  english: string,
  params?: MessageParams,
): string {
  const text = code === undefined ? undefined : getPageText(code)
  return text === undefined ? english : formatMessage(text, params, getPageLanguage())
}

function getPageText(id: string): MessageText | undefined {
  return getPageContext().messages?.[id]
}
