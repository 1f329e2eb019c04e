/**
 * A template's literal HTML: its tags with their attributes, template tags masked. It reads what
 * authors write, not everything a browser would forgive.
 */

/** Stands for every character of a template tag that prints something. */
export const PRINTS = '\uE000'
/** Stands for every character of one that prints nothing itself: a section, an end, a comment. */
export const SILENT = '\uE001'

export interface Attribute {
  readonly name: string
  /** Where its name begins. */
  readonly at: number
  /** The span of the value inside its quotes; empty where there is none. */
  readonly start: number
  readonly end: number
}

export interface Element {
  /** In small letters; `/` before it in an end tag. */
  readonly name: string
  readonly at: number
  readonly end: number
  readonly attributes: readonly Attribute[]
  /** A template tag may print attributes nobody sees here. */
  readonly isOpen: boolean
}

/** The source with its template tags masked, as long as it was. */
export function masked(source: string): string {
  return source.replaceAll(/\{##[^]*?(?:##\}|$)|\{[.#@$\w][^{}\n]*\}/g, (tag) => {
    const isSilent = /^\{(?:#|\.(?!eval\b|include\b|space\}|meta-))/.test(tag)
    return (isSilent ? SILENT : PRINTS).repeat(tag.length)
  })
}

const TAG = new RegExp(`<(/?[a-zA-Z][\\w:-]*|/?${PRINTS}+)`, 'g')

/** Start and end tags of a masked source, in order; what scripts and styles hold is left out. */
export function elementsIn(source: string): readonly Element[] {
  const elements: Element[] = []
  const text = source.replaceAll(/<!--[^]*?(?:-->|$)/g, (comment) => ' '.repeat(comment.length))
  let at = 0
  for (;;) {
    TAG.lastIndex = at
    const found = TAG.exec(text)
    const name = found?.[1]?.toLowerCase()
    if (!found || name === undefined) return elements
    const { attributes, end, isOpen } = attributesFrom(text, found.index + found[0].length)
    elements.push({ name, at: found.index, end, attributes, isOpen })
    at = name === 'script' || name === 'style' ? closingOf(text, name, end) : end
  }
}

function closingOf(text: string, name: string, from: number): number {
  const close = text.toLowerCase().indexOf(`</${name}`, from)
  return close < 0 ? text.length : close
}

const GAP = new RegExp(`[\\s/${SILENT}]`)
const NAME_END = new RegExp(`[\\s=>/${SILENT}]`)

function attributesFrom(text: string, from: number) {
  const attributes: Attribute[] = []
  let at = from
  let isOpen = false
  while (at < text.length && text[at] !== '>') {
    if (GAP.test(text[at] ?? '')) {
      at += 1
      continue
    }
    const nameEnd = until(text, at + 1, NAME_END)
    const name = text.slice(at, nameEnd).toLowerCase()
    if (name.includes(PRINTS)) isOpen = true
    const value = valueFrom(text, nameEnd)
    attributes.push({ name, at, start: value.start, end: value.end })
    at = value.next
  }
  return { attributes, end: Math.min(at + 1, text.length), isOpen }
}

function valueFrom(text: string, from: number): { start: number; end: number; next: number } {
  const sign = until(text, from, /\S/)
  if (text[sign] !== '=') return { start: from, end: from, next: from }
  const start = until(text, sign + 1, /\S/)
  const quote = text[start]
  if (quote === '"' || quote === "'") {
    const close = text.indexOf(quote, start + 1)
    const end = close < 0 ? text.length : close
    return { start: start + 1, end, next: end + 1 }
  }
  const end = until(text, start, /[\s>]/)
  return { start, end, next: end }
}

function until(text: string, from: number, sign: RegExp): number {
  let at = from
  while (at < text.length && !sign.test(text[at] ?? '')) at += 1
  return at
}
