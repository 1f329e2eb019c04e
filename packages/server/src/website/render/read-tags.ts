import { suggest } from '@vitrine/template'

/** @see compat §2 */
const tagNames = [
  'navigation',
  'folder-navigation',
  'block-field',
  'query',
  'category',
  'related',
  'script',
  'escape',
] as const

export type TagName = (typeof tagNames)[number]

export function isTagName(name: string): name is TagName {
  return tagNames.some((known) => known === name)
}

/**
 * The platform's own tags in a theme's source, as the author wrote them. Text is read, not elements: the
 * tags also stand inside the values of attributes, in scripts and in HTML comments. In a comment of the
 * template language they are no tags. One pass, whatever is open, nested or never closed.
 *
 * @see compat §2
 */
export interface TagSource {
  /** `navigation` for `<squarespace:navigation …>`, in small letters. */
  readonly name: string
  readonly head: readonly HeadPart[]
  /** What stands between its ends; undefined for a tag without. */
  readonly body: Span | undefined
  /** Of the tag with its body, or of an end that closes nothing: that has no name. */
  readonly span: Span
}

export interface Span {
  readonly start: number
  readonly end: number
}

/** An attribute, its key in small letters; or what the template language says between attributes. */
export type HeadPart =
  | { readonly key: string; readonly value: string }
  | { readonly instruction: string }

export interface TagFault {
  readonly message: string
  readonly at: number
  /** A known name close to the one that is not. */
  readonly suggestion?: string | undefined
}

/** The outermost tags, in their order; every tag's head, also of those in bodies; and what is wrong. */
export function readTags(source: string): {
  readonly tags: readonly TagSource[]
  readonly heads: readonly Pick<TagSource, 'name' | 'head' | 'span'>[]
  readonly faults: readonly TagFault[]
} {
  const ends = endsIn(source)
  const tags: TagSource[] = []
  for (let index = 0; index < ends.length; index += 1) {
    const end = ends[index]
    if (!end) break
    const close = end.partner === undefined ? undefined : ends[end.partner]
    const { name, head, span } = end
    tags.push({
      name: end.kind === 'close' ? '' : name,
      head,
      body: close && { start: span.end, end: close.span.start },
      span: { start: span.start, end: close?.span.end ?? span.end },
    })
    index = end.partner ?? index
  }
  const heads = ends.filter(({ kind }) => kind !== 'close')
  return { tags, heads, faults: ends.flatMap(faultsOf) }
}

/** The start or the end of a tag. */
interface TagEnd {
  readonly kind: 'open' | 'closed' | 'cut' | 'close'
  readonly name: string
  readonly head: readonly HeadPart[]
  readonly span: Span
  /** Of a start: which is its end. Of an end: which is its start. */
  partner: number | undefined
}

function faultsOf({ kind, name, partner, span }: TagEnd): readonly TagFault[] {
  const at = span.start
  if (kind !== 'close' && !isTagName(name)) {
    const message = `There is no tag <squarespace:${name}>`
    return [{ message, at, suggestion: suggest(name, tagNames) }]
  }
  if (kind === 'cut') return [{ message: `<squarespace:${name}> has no end of its own`, at }]
  if (partner !== undefined || kind === 'closed') return []
  if (kind === 'close') return [{ message: `</squarespace:${name}> closes nothing`, at }]
  return [{ message: `<squarespace:${name}> is never closed`, at }]
}

const ESCAPE_END = '</squarespace:escape'
const SIGN = /\{##?|<(\/?)squarespace:([a-z][a-z0-9-]*)/gi

function endsIn(source: string): readonly TagEnd[] {
  const ends: TagEnd[] = []
  const open = new OpenTags(ends)
  const heads = new Heads(source)
  const lastEscapeEnd = source.toLowerCase().lastIndexOf(ESCAPE_END)
  const sign = new RegExp(SIGN)
  for (let found = sign.exec(source); found; found = sign.exec(source)) {
    const [text, slash, written] = found
    const from = found.index + text.length
    if (written === undefined) {
      sign.lastIndex = endOfComment(source, text, from)
      continue
    }
    const name = written.toLowerCase()
    const start = found.index
    if (slash === '/') {
      const end = endOfClose(source, from)
      open.close({ kind: 'close', name, head: [], span: { start, end }, partner: undefined })
      sign.lastIndex = end
      continue
    }
    const { kind, parts: head, end } = heads.read(from)
    const tag: TagEnd = { kind, name, head, span: { start, end }, partner: undefined }
    if (kind === 'open') open.open(tag)
    else ends.push(tag)
    // What is escaped is text to its end, tags and all.
    const escaped = name === 'escape' && kind === 'open' && end < lastEscapeEnd
    sign.lastIndex = escaped ? nextEscapeEnd(source, end) : end
  }
  return ends
}

/** Finds for each end the nearest start of its name; those between are never closed. */
class OpenTags {
  readonly #ends: TagEnd[]
  readonly #open: number[] = []
  readonly #count = new Map<string, number>()

  constructor(ends: TagEnd[]) {
    this.#ends = ends
  }

  open(tag: TagEnd): void {
    this.#open.push(this.#ends.push(tag) - 1)
    this.#count.set(tag.name, (this.#count.get(tag.name) ?? 0) + 1)
  }

  close(tag: TagEnd): void {
    const own = this.#ends.push(tag) - 1
    if (!this.#count.get(tag.name)) return
    for (let at = this.#open.pop(); at !== undefined; at = this.#open.pop()) {
      const start = this.#ends[at]
      if (!start) return
      this.#count.set(start.name, (this.#count.get(start.name) ?? 1) - 1)
      if (start.name !== tag.name) continue
      start.partner = own
      tag.partner = at
      return
    }
  }
}

/** @see template language §2: a `{` before the `}` begins anew; `{##` goes to its `##}` */
function endOfComment(source: string, sign: string, from: number): number {
  if (sign === '{##') {
    const end = source.indexOf('##}', from)
    return end === -1 ? source.length : end + 3
  }
  const brace = /[{}]/g
  brace.lastIndex = from
  return brace.exec(source)?.index ?? source.length
}

function endOfClose(source: string, from: number): number {
  const rest = /\s*>/y
  rest.lastIndex = from
  return rest.test(source) ? rest.lastIndex : from
}

function nextEscapeEnd(source: string, from: number): number {
  const end = new RegExp(ESCAPE_END, 'gi')
  end.lastIndex = from
  return end.exec(source)?.index ?? from
}

interface Head {
  readonly kind: 'open' | 'closed' | 'cut'
  readonly parts: readonly HeadPart[]
  readonly end: number
}

/** Reads what stands between the name of a tag and its `>`. */
class Heads {
  readonly #source: string
  /** Behind it no brace is closed, and none needs to be looked for. */
  readonly #lastBrace: number

  constructor(source: string) {
    this.#source = source
    this.#lastBrace = source.lastIndexOf('}')
  }

  read(from: number): Head {
    const source = this.#source
    const parts: HeadPart[] = []
    let at = from
    while (at < source.length) {
      if (source[at] === '>') return { kind: 'open', parts, end: at + 1 }
      if (source.startsWith('/>', at)) return { kind: 'closed', parts, end: at + 2 }
      const brace = this.#endOfBrace(at)
      if (brace !== undefined) {
        parts.push({ instruction: source.slice(at, brace) })
        at = brace
        continue
      }
      const nameEnd = this.#endOfRun(at, /[\s=/>{]/g)
      if (nameEnd === at) {
        at += 1
        continue
      }
      const key = source.slice(at, nameEnd).toLowerCase()
      const { text: value, end } = this.#value(nameEnd)
      parts.push({ key, value })
      at = end
    }
    return { kind: 'cut', parts, end: source.length }
  }

  #value(from: number): { text: string; end: number } {
    const source = this.#source
    const sign = this.#endOfRun(from, /\S/g)
    if (source[sign] !== '=') return { text: '', end: from }
    const start = this.#endOfRun(sign + 1, /\S/g)
    const quote = source[start]
    if (quote !== '"' && quote !== "'") {
      const end = this.#endOfValue(start, (at) => /^(?:[\s>]|\/>)/.test(source.slice(at, at + 2)))
      return { text: source.slice(start, end), end }
    }
    const end = this.#endOfValue(start + 1, (at) => source[at] === quote)
    return { text: source.slice(start + 1, end), end: end + 1 }
  }

  /** Steps over what stands in braces: template expressions have quotes and spaces of their own. */
  #endOfValue(from: number, ends: (at: number) => boolean): number {
    let at = from
    while (at < this.#source.length && !ends(at)) at = this.#endOfBrace(at) ?? at + 1
    return at
  }

  #endOfBrace(at: number): number | undefined {
    if (this.#source[at] !== '{' || at > this.#lastBrace) return undefined
    return this.#source.indexOf('}', at) + 1
  }

  #endOfRun(from: number, until: RegExp): number {
    until.lastIndex = from
    return until.exec(this.#source)?.index ?? this.#source.length
  }
}
