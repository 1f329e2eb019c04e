import { randomBytes } from 'node:crypto'

/**
 * The platform's own tags in a theme's files. They are taken out of the source before the template
 * engine sees it, and a mark is left, which what users type cannot imitate; after a rendering the marks
 * are filled. So a tag in a product's text stays text, and a tag's body is rendered in its own scope.
 *
 * Text, not elements: the tags also stand inside the values of attributes. @see compat §2
 */
export interface CustomTag {
  /** `navigation` for `<squarespace:navigation …>`. */
  readonly name: string
  /** The template between its ends; undefined for a tag without. */
  readonly body: string | undefined
}

/** Unknown outside of this process, so that no text can hold a mark. */
const SECRET = randomBytes(12).toString('hex')
const OPEN = `\u0001${SECRET}<`
const FIELD = `\u0001${SECRET},`
const CLOSE = `\u0001${SECRET}>`

const TAG_START = /<squarespace:([a-z][a-z-]*)/g

/** The source with marks for its tags; `keep` gives each tag the number it is found by. */
export function takeTags(source: string, keep: (tag: CustomTag) => number): string {
  let marked = ''
  let at = 0
  for (;;) {
    TAG_START.lastIndex = at
    const start = TAG_START.exec(source)
    const name = start?.[1]
    if (!start || name === undefined) return marked + source.slice(at)
    const head = readHead(source, start.index + start[0].length)
    const end = head.isClosed ? undefined : endOf(source, name, head.end)
    const body = end && source.slice(head.end, end.start)
    const fields = head.attributes.map(([key, value]) => `${FIELD}${key}=${value}`).join('')
    marked += `${source.slice(at, start.index)}${OPEN}${keep({ name, body })}${fields}${CLOSE}`
    at = end?.end ?? head.end
  }
}

export type Attributes = Readonly<Record<string, string>>

/** The output with every mark filled, those that come with the fillings as well. */
export async function fillTags(
  output: string,
  fill: (tag: number, attributes: Attributes) => Promise<string>,
): Promise<string> {
  if (!output.includes(OPEN)) return output
  const [first = '', ...marks] = output.split(OPEN)
  const filled = await Promise.all(
    marks.map(async (text) => {
      const end = text.indexOf(CLOSE)
      const [number, ...fields] = text.slice(0, end).split(FIELD)
      const pairs = fields.map((field): [string, string] => {
        const sign = field.indexOf('=')
        return [field.slice(0, sign), field.slice(sign + 1)]
      })
      const rest = text.slice(end + CLOSE.length)
      return (await fill(Number(number), Object.fromEntries(pairs))) + rest
    }),
  )
  return first + filled.join('')
}

interface Head {
  readonly attributes: readonly (readonly [string, string])[]
  /** Written `<… />`: it has no body. */
  readonly isClosed: boolean
  readonly end: number
}

function readHead(source: string, from: number): Head {
  const attributes: [string, string][] = []
  let at = from
  while (at < source.length) {
    const sign = source[at]
    if (sign === '>') return { attributes, isClosed: false, end: at + 1 }
    if (source.startsWith('/>', at)) return { attributes, isClosed: true, end: at + 2 }
    const nameEnd = endOfRun(source, at, /[\s=/>]/)
    if (nameEnd === at) {
      at += 1
      continue
    }
    const key = source.slice(at, nameEnd)
    const value = readValue(source, nameEnd)
    attributes.push([key, value.text])
    at = value.end
  }
  return { attributes, isClosed: true, end: source.length }
}

function endOfRun(source: string, from: number, until: RegExp): number {
  let at = from
  while (at < source.length && !until.test(source[at] ?? '')) at += 1
  return at
}

function readValue(source: string, from: number): { text: string; end: number } {
  const sign = endOfRun(source, from, /\S/)
  if (source[sign] !== '=') return { text: '', end: from }
  const start = endOfRun(source, sign + 1, /\S/)
  const quote = source[start]
  if (quote !== '"' && quote !== "'") {
    const end = endOfValue(
      source,
      start,
      (at) => /[\s>]/.test(source[at] ?? ' ') || source.startsWith('/>', at),
    )
    return { text: source.slice(start, end), end }
  }
  const end = endOfValue(source, start + 1, (at) => source[at] === quote)
  return { text: source.slice(start + 1, end), end: end + 1 }
}

/** Steps over what stands in braces: template expressions have quotes and spaces of their own. */
function endOfValue(source: string, from: number, ends: (at: number) => boolean): number {
  let at = from
  while (at < source.length && !ends(at)) {
    const brace = source[at] === '{' ? source.indexOf('}', at) : -1
    at = brace === -1 ? at + 1 : brace + 1
  }
  return at
}

function endOf(
  source: string,
  name: string,
  from: number,
): { readonly start: number; readonly end: number } | undefined {
  const opening = `<squarespace:${name}`
  const closing = `</squarespace:${name}>`
  let depth = 1
  let at = from
  for (;;) {
    const close = source.indexOf(closing, at)
    if (close === -1) return undefined
    const open = source.indexOf(opening, at)
    if (open !== -1 && open < close) {
      const head = readHead(source, open + opening.length)
      if (!head.isClosed) depth += 1
      at = head.end
      continue
    }
    depth -= 1
    at = close + closing.length
    if (depth === 0) return { start: close, end: at }
  }
}
