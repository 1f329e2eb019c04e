import { DEEPEST_TAGS } from '../render/page-budget.ts'
import { readTags, type Span } from '../render/read-tags.ts'

/**
 * A theme's source cut where the platform's own tags have bodies: each body is a template by itself.
 * A piece is as long as the source, white space wherever it is not the piece, so that offsets stay true.
 */
export function piecesOf(source: string, depth = 0): readonly string[] {
  const { tags } = readTags(source)
  const spans = depth < DEEPEST_TAGS ? tags.flatMap(({ body }) => body ?? []) : []
  const main = spans.reduce((text, span) => blanked(text, span), source)
  const bodies = spans.flatMap(({ start, end }) => {
    const around = blank(source.slice(0, start))
    return piecesOf(source.slice(start, end), depth + 1).map((body) => around + body)
  })
  return [main, ...bodies]
}

function blanked(text: string, { start, end }: Span): string {
  return text.slice(0, start) + blank(text.slice(start, end)) + text.slice(end)
}

function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ')
}
