import { takeTags } from '../../render/custom-tags.ts'

/**
 * A theme's source cut where the platform's own tags have bodies: each body is a template by itself.
 * A piece is as long as the source, white space wherever it is not the piece, so that offsets stay true.
 */
export function piecesOf(source: string): readonly string[] {
  const spans = bodiesIn(source, 0)
  const main = spans.reduce((text, span) => blanked(text, span), source)
  const bodies = spans.flatMap(({ start, end }) => {
    const around = blank(source.slice(0, start))
    return piecesOf(source.slice(start, end)).map((body) => around + body)
  })
  return [main, ...bodies]
}

interface Span {
  readonly start: number
  readonly end: number
}

function bodiesIn(source: string, from: number): readonly Span[] {
  const spans: Span[] = []
  let at = from
  takeTags(source, ({ body }) => {
    const start = body === undefined || body === '' ? -1 : source.indexOf(body, at)
    if (start >= 0 && body !== undefined) {
      at = start + body.length
      spans.push({ start, end: at })
    }
    return 0
  })
  return spans
}

function blanked(text: string, { start, end }: Span): string {
  return text.slice(0, start) + blank(text.slice(start, end)) + text.slice(end)
}

function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ')
}
