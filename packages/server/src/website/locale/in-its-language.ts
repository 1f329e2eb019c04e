import { getTextDirection } from '@vitrine/model'
import { escapeHtml } from '../../platform/html/escape.ts'

/** Wraps HTML that is not translated in an element with its language and direction. */
export function markLanguage(locale: string, html: string): string {
  const dir = getTextDirection(locale)
  return `<div class="is-untranslated" lang="${escapeHtml(locale)}" dir="${dir}">${html}</div>`
}
