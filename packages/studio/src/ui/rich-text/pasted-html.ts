import { joinWordLists } from './pasted-lists.ts'
import { flattenTables } from './pasted-tables.ts'

/** Returns pasted HTML with what texts have in place of what other programs write: lists for items, paragraphs for tables. */
export function cleanPastedHtml(html: string): string {
  if (!/<table\b|mso-list:/i.test(html)) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  joinWordLists(body)
  flattenTables(body)
  return body.innerHTML
}
