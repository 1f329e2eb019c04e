import {
  type Block,
  escapeHtml,
  type Locale,
  plainToRich,
  type ResolveLink,
  renderRichText,
  richToPlain,
} from '@vitrine/page'
import type { TextForm } from './text-form.ts'

/** A text in the page's language, or in the site's first language. */
export interface ResolvedText {
  readonly html: string
  readonly words: string
  /** The language if it is not the page's, otherwise empty. */
  readonly lang: string
}

export interface Languages {
  readonly locale: Locale
  readonly fallbackLocale: Locale
  readonly resolve: ResolveLink
}

/** Returns a text of a block in the page's language; undefined if it is not written. */
export function resolveText(
  block: Block,
  { field, form }: { readonly field: string; readonly form: TextForm },
  { locale, fallbackLocale, resolve }: Languages,
): ResolvedText | undefined {
  const own = getText(block, locale, field)
  const text = own ?? getText(block, fallbackLocale, field)
  if (text === undefined) return undefined
  const lang = own === undefined ? fallbackLocale : ''
  const toPlain = () => (typeof text === 'string' ? text : richToPlain(text))
  if (form === 'rich') {
    const rich = typeof text === 'string' ? plainToRich(text) : text
    return {
      html: renderRichText(rich, { resolve }),
      // Most callers of a rich text never read it as plain text.
      get words() {
        return toPlain()
      },
      lang,
    }
  }
  const words = toPlain()
  const html = escapeHtml(words)
  return { html: form === 'lines' ? html.replaceAll('\n', '<br>') : html, words, lang }
}

function getText({ text }: Block, locale: Locale, field: string) {
  const fields = text && Object.hasOwn(text, locale) ? text[locale] : undefined
  return fields && Object.hasOwn(fields, field) ? fields[field] : undefined
}
