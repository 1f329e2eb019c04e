import {
  type Block,
  escapeHtml,
  type Locale,
  plainToRich,
  type ResolveLink,
  richTextHtml,
  richTextPlain,
} from '@vitrine/page'
import type { TextForm } from './define-block.ts'

/** A text in the page's language, or in the site's first. */
export interface ShownText {
  readonly html: string
  readonly words: string
  /** Its language where that is not the page's, else empty. */
  readonly lang: string
}

export interface Languages {
  readonly locale: Locale
  readonly fallbackLocale: Locale
  readonly resolve: ResolveLink
}

export function shownText(
  block: Block,
  { field, form }: { readonly field: string; readonly form: TextForm },
  { locale, fallbackLocale, resolve }: Languages,
): ShownText | undefined {
  const own = textIn(block, locale, field)
  const text = own ?? textIn(block, fallbackLocale, field)
  if (text === undefined) return undefined
  const lang = own === undefined ? fallbackLocale : ''
  const plain = () => (typeof text === 'string' ? text : richTextPlain(text))
  if (form === 'rich') {
    const rich = typeof text === 'string' ? plainToRich(text) : text
    return {
      html: richTextHtml(rich, { resolve }),
      // Most that show a text with its form never ask for it without.
      get words() {
        return plain()
      },
      lang,
    }
  }
  const words = plain()
  const html = escapeHtml(words)
  return { html: form === 'lines' ? html.replaceAll('\n', '<br>') : html, words, lang }
}

function textIn({ text }: Block, locale: Locale, field: string) {
  const fields = text && Object.hasOwn(text, locale) ? text[locale] : undefined
  return fields && Object.hasOwn(fields, field) ? fields[field] : undefined
}
