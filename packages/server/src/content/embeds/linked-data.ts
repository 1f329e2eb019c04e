import { parseJson } from './decode.ts'

/** The maximum number of objects, so that no page blocks the server. */
const MAX_OBJECTS = 10_000
const MAX_DEPTH = 8

const TYPE = /application\/ld\+json/i

/** Yields the JSON-LD objects of a page, also nested ones. */
export function* parseLinkedData(html: string): Generator<object> {
  let left = MAX_OBJECTS
  for (const source of getScripts(html))
    for (const object of getObjects(parseJson(source), MAX_DEPTH)) {
      left -= 1
      if (left < 0) return
      yield object
    }
}

/** Yields the JSON-LD scripts of a page in linear time. */
function* getScripts(html: string): Generator<string> {
  const [opening, closing] = [/<script\b([^>]{0,300})>/gi, /<\/script/gi]
  for (let open = opening.exec(html); open; open = opening.exec(html)) {
    closing.lastIndex = opening.lastIndex
    const close = closing.exec(html)
    if (!close) return
    if (TYPE.test(open[1] ?? '')) yield html.slice(opening.lastIndex, close.index)
    opening.lastIndex = closing.lastIndex
  }
}

function* getObjects(value: unknown, depth: number): Generator<object> {
  if (typeof value !== 'object' || value === null || depth === 0) return
  if (!Array.isArray(value)) yield value
  for (const inner of Object.values(value)) yield* getObjects(inner, depth - 1)
}
