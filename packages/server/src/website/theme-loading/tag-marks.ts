import { randomBytes } from 'node:crypto'
import { decodeEntities } from '../../platform/html/escape.ts'
import type { HeadPart, TagSource } from './parse-tags.ts'
import type { Span } from './source-position.ts'

/**
 * Replaces platform tags by marks before the template engine parses a source, and fills the marks
 * after rendering. Users cannot type a mark, so a tag in a product text stays text, and the body of
 * a tag is rendered in its own scope.
 *
 * @see compat §2
 */

/** A secret of this process, so that no text can contain a mark. */
const SECRET = randomBytes(12).toString('hex')
const OPEN = `\u0001${SECRET}<`
const FIELD = `\u0001${SECRET},`
const CLOSE = `\u0001${SECRET}>`
/** Matches a mark that a formatter truncated or changed. */
const BROKEN = new RegExp(`\u0001([0-9a-f]*)[<,>]?|${SECRET}[<,>]?`, 'g')

/** A source with marks. */
export interface MarkedSource {
  readonly text: string
  /** Returns the offset in the original source. */
  readonly getOrigin: (offset: number) => number
}

/** Replaces tags by marks; `register` returns the number of each tag. */
export function replaceTagsWithMarks(
  source: string,
  tags: readonly TagSource[],
  register: (tag: TagSource) => number | undefined,
): MarkedSource {
  let text = ''
  let position = 0
  const origins: (readonly [marked: number, source: number])[] = []
  const write = (part: string, from: number) => {
    origins.push([text.length, from])
    text += part
  }
  for (const tag of tags) {
    const { name, body, span } = tag
    write(source.slice(position, span.start), position)
    position = span.end
    if (name === 'escape' && body) write(source.slice(body.start, body.end), body.start)
    const number = name === 'escape' || name === '' ? undefined : register(tag)
    if (number !== undefined) write(formatMark(number, tag.head), span.start)
  }
  write(source.slice(position), position)
  return { text, getOrigin: (offset) => findOrigin(origins, offset) }
}

function formatMark(number: number, head: readonly HeadPart[]): string {
  const fields = head.map((part) =>
    'key' in part ? `${FIELD}${part.key}=${part.value}` : part.instruction,
  )
  return `${OPEN}${number};${fields.join('')}${CLOSE}`
}

/** Matches a whole mark. */
const MARK = new RegExp(`${OPEN}[^\u0001]*(?:${FIELD}[^\u0001]*)*${CLOSE}`, 'g')

/** Finds the marks in a source. */
export function findTagMarks(text: string): readonly Span[] {
  return Array.from(text.matchAll(MARK), ({ 0: mark, index }) => ({
    start: index,
    end: index + mark.length,
  }))
}

export function findOrigin(
  origins: readonly (readonly [number, number])[],
  offset: number,
): number {
  const next = origins.findIndex(([marked]) => marked > offset)
  const [marked = 0, source = 0] = origins.at(next === -1 ? -1 : next - 1) ?? []
  return source + offset - marked
}

export type Attributes = Readonly<Record<string, string>>

/**
 * Fills every mark of an output. Filled content is not scanned again. A mark that a formatter broke
 * is removed and reported.
 */
export async function fillMarks(
  output: string,
  renderTag: (tag: number, attributes: Attributes) => Promise<string>,
  onBrokenMark: () => void = () => undefined,
): Promise<string> {
  const hasNoMarks = (text: string) => !text.includes('\u0001') && !text.includes(SECRET)
  if (hasNoMarks(output)) return output
  const removeBrokenMarks = (text: string) => {
    const clean = hasNoMarks(text) ? text : text.replaceAll(BROKEN, removeBrokenMark)
    if (clean !== text) onBrokenMark()
    return clean
  }
  const [first = '', ...marks] = output.split(OPEN)
  const filled = marks.map(async (text) => {
    const end = text.indexOf(CLOSE)
    if (end === -1) return removeBrokenMarks(SECRET + text.replace(/^\d+;?/, ''))
    const [number, ...fields] = text.slice(0, end).split(FIELD)
    const rest = removeBrokenMarks(text.slice(end + CLOSE.length))
    return (await renderTag(Number.parseInt(number ?? '', 10), parseAttributes(fields))) + rest
  })
  return removeBrokenMarks(first) + (await Promise.all(filled)).join('')
}

function removeBrokenMark(found: string, secret: string | undefined): string {
  return secret === undefined || (secret !== '' && SECRET.startsWith(secret)) ? '' : found
}

/** Parses attributes, whose values the template engine has escaped. */
function parseAttributes(fields: readonly string[]): Attributes {
  const pairs = fields.map((field): [string, string] => {
    const equals = field.indexOf('=')
    return [field.slice(0, equals), decodeEntities(field.slice(equals + 1).trim())]
  })
  return Object.fromEntries(pairs)
}
