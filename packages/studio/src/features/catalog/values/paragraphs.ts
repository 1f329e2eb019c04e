const ESCAPES: readonly (readonly [string, string])[] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
]

/**
 * Converts HTML that consists of paragraphs to text with an empty line between them; undefined for HTML with other
 * elements or with attributes, which would be lost.
 */
export function paragraphsToText(html: string): string | undefined {
  if (html === '') return ''
  const found = [...html.matchAll(/<p>(.*?)<\/p>\n?/gs)]
  if (found.map(([whole]) => whole).join('') !== html) return undefined
  const lines = found.map(([, text = '']) => text.replaceAll(/<br ?\/?>/g, '\n'))
  if (lines.some((line) => /<|&(?!amp;|lt;|gt;)/.test(line))) return undefined
  const text = lines.join('\n\n')
  return ESCAPES.toReversed().reduce(
    (plain, [raw, escaped]) => plain.replaceAll(escaped, raw),
    text,
  )
}

/** Converts text to paragraphs of HTML: an empty line begins another one, and a line break stays. */
export function textToParagraphs(text: string): string {
  if (text === '') return ''
  const escaped = ESCAPES.reduce((html, [raw, entity]) => html.replaceAll(raw, entity), text)
  return escaped
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('')
}
