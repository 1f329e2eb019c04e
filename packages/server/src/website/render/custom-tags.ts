import { randomBytes } from 'node:crypto'
import { plainOf } from '../../platform/html/escape.ts'
import type { HeadPart, TagSource } from './read-tags.ts'

/**
 * The platform's own tags are taken out of a source before the template engine sees it, and a mark is
 * left, which what users type cannot imitate; after a rendering the marks are filled. So a tag in a
 * product's text stays text, and a tag's body is rendered in its own scope.
 *
 * @see compat §2
 */

/** Unknown outside of this process, so that no text can hold a mark. */
const SECRET = randomBytes(12).toString('hex')
const OPEN = `\u0001${SECRET}<`
const FIELD = `\u0001${SECRET},`
const CLOSE = `\u0001${SECRET}>`
/** A mark as formatters may leave it: cut short, or written without its first sign. */
const BROKEN = new RegExp(`\u0001([0-9a-f]*)[<,>]?|${SECRET}[<,>]?`, 'g')

/** A source with marks in it. */
export interface Marked {
  readonly text: string
  /** Where in the source it began what stands at an offset of the text. */
  readonly originOf: (offset: number) => number
}

/** The source with marks for these tags of it; `keep` gives each the number it is found by. */
export function markTags(
  source: string,
  tags: readonly TagSource[],
  keep: (tag: TagSource) => number | undefined,
): Marked {
  let text = ''
  let at = 0
  const places: (readonly [marked: number, source: number])[] = []
  const write = (part: string, from: number) => {
    places.push([text.length, from])
    text += part
  }
  for (const tag of tags) {
    const { name, body, span } = tag
    write(source.slice(at, span.start), at)
    at = span.end
    if (name === 'escape' && body) write(source.slice(body.start, body.end), body.start)
    const number = name === 'escape' || name === '' ? undefined : keep(tag)
    if (number !== undefined) write(markOf(number, tag.head), span.start)
  }
  write(source.slice(at), at)
  return { text, originOf: (offset) => originIn(places, offset) }
}

function markOf(number: number, head: readonly HeadPart[]): string {
  const fields = head.map((part) =>
    'key' in part ? `${FIELD}${part.key}=${part.value}` : part.instruction,
  )
  return `${OPEN}${number};${fields.join('')}${CLOSE}`
}

function originIn(places: readonly (readonly [number, number])[], offset: number): number {
  const next = places.findIndex(([marked]) => marked > offset)
  const [marked = 0, source = 0] = places.at(next === -1 ? -1 : next - 1) ?? []
  return source + offset - marked
}

export type Attributes = Readonly<Record<string, string>>

/**
 * The output with every mark filled. What comes with the fillings is not read again. A mark that a
 * formatter has cut or written otherwise is taken out, and `broken` is told.
 */
export async function fillTags(
  output: string,
  fill: (tag: number, attributes: Attributes) => Promise<string>,
  broken: () => void = () => undefined,
): Promise<string> {
  const isPlain = (text: string) => !text.includes('\u0001') && !text.includes(SECRET)
  if (isPlain(output)) return output
  const whole = (text: string) => {
    const clean = isPlain(text) ? text : text.replaceAll(BROKEN, unmarked)
    if (clean !== text) broken()
    return clean
  }
  const [first = '', ...marks] = output.split(OPEN)
  const filled = marks.map(async (text) => {
    const end = text.indexOf(CLOSE)
    if (end === -1) return whole(SECRET + text.replace(/^\d+;?/, ''))
    const [number, ...fields] = text.slice(0, end).split(FIELD)
    const rest = whole(text.slice(end + CLOSE.length))
    return (await fill(Number.parseInt(number ?? '', 10), attributesOf(fields))) + rest
  })
  return whole(first) + (await Promise.all(filled)).join('')
}

function unmarked(found: string, secret: string | undefined): string {
  return secret === undefined || (secret !== '' && SECRET.startsWith(secret)) ? '' : found
}

/** The template language has written the values, as it writes them into any attribute. */
function attributesOf(fields: readonly string[]): Attributes {
  const pairs = fields.map((field): [string, string] => {
    const sign = field.indexOf('=')
    return [field.slice(0, sign), plainOf(field.slice(sign + 1).trim())]
  })
  return Object.fromEntries(pairs)
}
