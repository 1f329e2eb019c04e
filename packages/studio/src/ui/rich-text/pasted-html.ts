import { joinWordLists } from '@vitrine/page'
import { flattenTables } from './pasted-tables.ts'

/**
 * Returns pasted HTML with what texts have in place of what other programs write: lists for items, paragraphs for tables,
 * and links without the underline that Google Docs gives to their words.
 */
export function cleanPastedHtml(html: string): string {
  if (!/<table\b|mso-list:|underline/i.test(html)) return html
  const lists = /mso-list:/i.test(html) ? joinWordLists(html) : html
  const { body } = new DOMParser().parseFromString(lists, 'text/html')
  flattenTables(body)
  removeLinkUnderlines(body)
  return body.innerHTML
}

/** Removes the styles that underline links, which are underlined by themselves; `<u>` stays. */
function removeLinkUnderlines(body: HTMLElement): void {
  for (const { style } of body.querySelectorAll<HTMLElement>('a[style], a [style]')) {
    const lines = style.textDecorationLine.split(' ').filter((line) => line !== 'underline')
    if (style.textDecorationLine !== '') style.textDecorationLine = lines.join(' ') || 'none'
  }
}
