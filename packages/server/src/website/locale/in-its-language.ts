import { textDirection } from '@vitrine/model'
import { escapeHtml } from '../../platform/html/escape.ts'

/** HTML that stands in for a translation, and says which language it is in. */
export function inItsLanguage(locale: string, html: string): string {
  const dir = textDirection(locale)
  return `<div class="is-untranslated" lang="${escapeHtml(locale)}" dir="${dir}">${html}</div>`
}
