/**
 * The literal HTML of a template: its elements with their attributes. It parses what authors write,
 * not everything that browsers accept.
 */

/** Replaces every character of a template tag that prints. */
export const PRINTING = '\uE000'
/** Replaces every character of a template tag that prints nothing: a section, an end, a comment. */
export const SILENT = '\uE001'

export interface Attribute {
  readonly name: string
  /** The position of its name. */
  readonly at: number
  /** The span of the value inside its quotes; empty without a value. */
  readonly start: number
  readonly end: number
}

export interface Element {
  /** The name in lower case; end tags begin with `/`. */
  readonly name: string
  readonly at: number
  readonly end: number
  readonly attributes: readonly Attribute[]
  /** Whether a template tag may print further attributes. */
  readonly isOpen: boolean
}

/** Returns the source with its template tags masked, in the same length. */
export function maskTags(source: string): string {
  return source.replaceAll(/\{##[^]*?(?:##\}|$)|\{[.#@$\w][^{}\n]*\}/g, (tag) => {
    const isSilent = /^\{(?:#|\.(?!eval\b|include\b|space\}|meta-))/.test(tag)
    return (isSilent ? SILENT : PRINTING).repeat(tag.length)
  })
}

const TAG = new RegExp(`<(/?[a-zA-Z][\\w:-]*|/?${PRINTING}+)`, 'g')

/**
 * Parses the start and end tags of a masked source, in order; the content of scripts and styles is
 * skipped.
 */
export function parseElements(source: string): readonly Element[] {
  const elements: Element[] = []
  const text = source.replaceAll(/<!--[^]*?(?:-->|$)/g, (comment) => ' '.repeat(comment.length))
  let at = 0
  for (;;) {
    TAG.lastIndex = at
    const found = TAG.exec(text)
    const name = found?.[1]?.toLowerCase()
    if (!found || name === undefined) return elements
    const { attributes, end, isOpen } = parseAttributes(text, found.index + found[0].length)
    elements.push({ name, at: found.index, end, attributes, isOpen })
    at = name === 'script' || name === 'style' ? findClosingTag(text, name, end) : end
  }
}

function findClosingTag(text: string, name: string, from: number): number {
  const close = text.toLowerCase().indexOf(`</${name}`, from)
  return close < 0 ? text.length : close
}

const GAP = new RegExp(`[\\s/${SILENT}]`)
const NAME_END = new RegExp(`[\\s=>/${SILENT}]`)

function parseAttributes(text: string, from: number) {
  const attributes: Attribute[] = []
  let at = from
  let isOpen = false
  while (at < text.length && text[at] !== '>') {
    if (GAP.test(text[at] ?? '')) {
      at += 1
      continue
    }
    const nameEnd = findPattern(text, at + 1, NAME_END)
    const name = text.slice(at, nameEnd).toLowerCase()
    if (name.includes(PRINTING)) isOpen = true
    const value = parseValue(text, nameEnd)
    attributes.push({ name, at, start: value.start, end: value.end })
    at = value.next
  }
  return { attributes, end: Math.min(at + 1, text.length), isOpen }
}

function parseValue(text: string, from: number): { start: number; end: number; next: number } {
  const pattern = findPattern(text, from, /\S/)
  if (text[pattern] !== '=') return { start: from, end: from, next: from }
  const start = findPattern(text, pattern + 1, /\S/)
  const quote = text[start]
  if (quote === '"' || quote === "'") {
    const close = text.indexOf(quote, start + 1)
    const end = close < 0 ? text.length : close
    return { start: start + 1, end, next: end + 1 }
  }
  const end = findPattern(text, start, /[\s>]/)
  return { start, end, next: end }
}

function findPattern(text: string, from: number, pattern: RegExp): number {
  let at = from
  while (at < text.length && !pattern.test(text[at] ?? '')) at += 1
  return at
}
