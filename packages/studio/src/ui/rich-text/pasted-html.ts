import { joinWordLists } from '@vitrine/page'
import { flattenTables } from './pasted-tables.ts'

/** Returns pasted HTML with what texts have in place of what other programs write: lists for items, paragraphs for tables. */
export function cleanPastedHtml(html: string): string {
  if (!/<table\b|mso-list:/i.test(html)) return html
  const lists = /mso-list:/i.test(html) ? joinWordLists(html) : html
  const { body } = new DOMParser().parseFromString(lists, 'text/html')
  flattenTables(body)
  return body.innerHTML
}
