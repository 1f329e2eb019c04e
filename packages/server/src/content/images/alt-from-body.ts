import { htmlTokens } from '@vitrine/page'

/** The longest text that stands for a picture when it is taken from its caption. @see platform spec §9 */
const MOST = 250

/** Elements that part no words. */
const WITHIN_WORDS: ReadonlySet<string> = new Set(
  'a abbr b cite code em i mark q s small span strong sub sup u'.split(' '),
)

/** A caption as a text that stands for its picture: its words alone, cut where a character ends. */
export function altFromBody(html: string): string {
  let words = ''
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') words += token.text
    else if (!WITHIN_WORDS.has(token.name)) words += ' '
  }
  const text = words.replaceAll(/\s+/g, ' ').trim()
  if (text.length <= MOST) return text
  let cut = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (cut.length + segment.length > MOST) break
    cut += segment
  }
  return cut.trimEnd()
}
