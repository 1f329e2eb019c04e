import {
  createTranslate,
  englishMessages,
  getCatalogue,
  isScriptMessage,
  type MessageText,
  textsWithoutEmail,
} from '@vitrine/model'
import type { SiteLanguage } from '../../identity/multilingual/index.ts'
import { createTranslator, type Translator } from '../../platform/http/translator.ts'
import type { Theme } from '../theme-loading/index.ts'

/** The messages of a page: the platform's in its language, with the texts of its theme over them. */
export interface PageMessages extends Translator {
  /** The texts that templates read as `localizedStrings`. @see compat §5 */
  readonly strings: TemplateStrings
  /** The messages of scripts that are not as in English; undefined if there are none. */
  readonly scriptMessages: Readonly<Record<string, MessageText>> | undefined
}

export type TemplateStrings = Readonly<Record<string, MessageText>>

/** The language of the texts that no other language has. */
const FALLBACK = 'en'

const cache = new WeakMap<Theme, Map<string, PageMessages>>()

/**
 * Returns the messages of a page in a theme and a language: `fr` serves `fr-CA` too. On a server that sends no email
 * they promise none.
 */
export function getPageMessages(
  theme: Theme,
  { tag }: Pick<SiteLanguage, 'tag'>,
  { sendsEmail }: { readonly sendsEmail: boolean },
): PageMessages {
  const ofTheme = cache.get(theme) ?? new Map<string, PageMessages>()
  cache.set(theme, ofTheme)
  const key = `${tag} ${sendsEmail}`
  const messages = ofTheme.get(key) ?? createPageMessages(theme, tag, sendsEmail)
  ofTheme.set(key, messages)
  return messages
}

function createPageMessages(theme: Theme, tag: string, sendsEmail: boolean): PageMessages {
  const bare = tag.toLowerCase()
  const [language = ''] = bare.split('-')
  const names = [...new Set([FALLBACK, language, bare])]
  const layers = names.map((name) => ({ ...getCatalogue(name), ...theme.strings.get(name) }))
  const translated: Readonly<Record<string, MessageText>> = Object.assign({}, ...layers)
  const texts = sendsEmail ? translated : replacePromises(translated)
  const isTranslated = layers.slice(1).some((layer) => Object.keys(layer).length > 0)
  return {
    ...createTranslator(
      // Every layer has the ids of the catalogue, and a test holds their slots.
      createTranslate(texts as typeof englishMessages, isTranslated ? tag : FALLBACK),
    ),
    strings: Object.fromEntries(Object.entries(texts).filter(([id]) => !id.includes('.'))),
    scriptMessages: getScriptMessages(texts),
  }
}

/** Replaces the texts that promise an email. */
function replacePromises(
  texts: Readonly<Record<string, MessageText>>,
): Readonly<Record<string, MessageText>> {
  const replaced = Object.entries(textsWithoutEmail).map(([id, other]) => [id, texts[other] ?? ''])
  return { ...texts, ...Object.fromEntries(replaced) }
}

/** Scripts bring their English texts along. */
function getScriptMessages(texts: TemplateStrings): PageMessages['scriptMessages'] {
  const english: TemplateStrings = englishMessages
  const changed = Object.entries(texts).filter(
    ([id, text]) => isScriptMessage(id) && !isSame(text, english[id]),
  )
  return changed.length === 0 ? undefined : Object.fromEntries(changed)
}

function isSame(text: MessageText, other: MessageText | undefined): boolean {
  return JSON.stringify(text) === JSON.stringify(other)
}
