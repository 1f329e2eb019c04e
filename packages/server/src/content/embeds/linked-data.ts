import { jsonIn } from './decode.ts'

/** Nobody's request waits while a page is read, however it is made. */
const MOST_THINGS = 10_000
const DEEPEST = 8

const TYPE = /application\/ld\+json/i

/** The things that a page tells programs of in JSON-LD, those in others too. */
export function* linkedData(html: string): Generator<object> {
  let left = MOST_THINGS
  for (const source of scriptsIn(html))
    for (const thing of thingsIn(jsonIn(source), DEEPEST)) {
      left -= 1
      if (left < 0) return
      yield thing
    }
}

/** Each character is looked at a bounded number of times. */
function* scriptsIn(html: string): Generator<string> {
  const [opening, closing] = [/<script\b([^>]{0,300})>/gi, /<\/script/gi]
  for (let open = opening.exec(html); open; open = opening.exec(html)) {
    closing.lastIndex = opening.lastIndex
    const close = closing.exec(html)
    if (!close) return
    if (TYPE.test(open[1] ?? '')) yield html.slice(opening.lastIndex, close.index)
    opening.lastIndex = closing.lastIndex
  }
}

function* thingsIn(value: unknown, depth: number): Generator<object> {
  if (typeof value !== 'object' || value === null || depth === 0) return
  if (!Array.isArray(value)) yield value
  for (const inner of Object.values(value)) yield* thingsIn(inner, depth - 1)
}
