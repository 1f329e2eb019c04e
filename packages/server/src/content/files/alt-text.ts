import { tokenizeHtml } from '@vitrine/page'

/** The maximum length of an alternative text from a caption. @see platform spec §9 */
const MAX_LENGTH = 250

/** The elements that do not separate words. */
const INLINE_ELEMENTS: ReadonlySet<string> = new Set(
  'a abbr b cite code em i mark q s small span strong sub sup u'.split(' '),
)

/** Returns the plain text of a caption, truncated at the end of a character. */
export function captionToAltText(html: string): string {
  let plain = ''
  for (const token of tokenizeHtml(html)) {
    if (token.kind === 'text') plain += token.text
    else if (!INLINE_ELEMENTS.has(token.name)) plain += ' '
  }
  const text = plain.replaceAll(/\s+/g, ' ').trim()
  if (text.length <= MAX_LENGTH) return text
  let cut = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (cut.length + segment.length > MAX_LENGTH) break
    cut += segment
  }
  return cut.trimEnd()
}
