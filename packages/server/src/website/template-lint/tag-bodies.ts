import { MAX_TAG_DEPTH, parseTags, type Span } from '../theme-loading/index.ts'

/**
 * Splits a source at the bodies of platform tags, each of which is a template. The pieces are
 * padded with white space to the length of the source, so that offsets stay valid.
 */
export function splitAtTagBodies(source: string, depth = 0): readonly string[] {
  const { tags } = parseTags(source)
  const spans = depth < MAX_TAG_DEPTH ? tags.flatMap(({ body }) => body ?? []) : []
  const main = spans.reduce((text, span) => blankSpan(text, span), source)
  const bodies = spans.flatMap(({ start, end }) => {
    const around = blank(source.slice(0, start))
    return splitAtTagBodies(source.slice(start, end), depth + 1).map((body) => around + body)
  })
  return [main, ...bodies]
}

function blankSpan(text: string, { start, end }: Span): string {
  return text.slice(0, start) + blank(text.slice(start, end)) + text.slice(end)
}

function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ')
}
