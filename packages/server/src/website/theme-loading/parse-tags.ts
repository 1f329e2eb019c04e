import { suggest } from '@vitrine/template'
import type { Span } from './source-position.ts'

/** The names of platform tags. @see compat §2 */
const TAG_NAMES = [
  'navigation',
  'folder-navigation',
  'block-field',
  'query',
  'category',
  'related',
  'script',
  'escape',
] as const

/** The maximum depth of tags inside tags. */
export const MAX_TAG_DEPTH = 8

export type TagName = (typeof TAG_NAMES)[number]

export function isTagName(name: string): name is TagName {
  return TAG_NAMES.some((tagName) => tagName === name)
}

/**
 * A platform tag in the source of a theme, as the author wrote it. Text is scanned, not elements,
 * since tags may be in attribute values, scripts and HTML comments; in comments of the template
 * language they are ignored. The scan takes one pass for any input.
 *
 * @see compat §2
 */
export interface TagSource {
  /** The name in lower case: `navigation` for `<squarespace:navigation …>`. */
  readonly name: string
  readonly head: readonly HeadPart[]
  /** The span between start and end tag; undefined without an end tag. */
  readonly body: Span | undefined
  /** The span of the tag with its body, or of a stray end tag, which has no name. */
  readonly span: Span
}

/** An attribute with its key in lower case, or an instruction of the template language. */
export type HeadPart =
  | { readonly key: string; readonly value: string }
  | { readonly instruction: string }

export interface TagIssue {
  readonly message: string
  readonly at: number
  /** A known name that is similar. */
  readonly suggestion?: string | undefined
}

/** Parses the outermost tags in order, the heads of all tags, and the issues. */
export function parseTags(source: string): {
  readonly tags: readonly TagSource[]
  readonly heads: readonly Pick<TagSource, 'name' | 'head' | 'span'>[]
  readonly issues: readonly TagIssue[]
} {
  const ends = scanTagEnds(source)
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
  return { tags, heads, issues: ends.flatMap(listTagIssues) }
}

/** A start tag or an end tag. */
interface TagEnd {
  readonly kind: 'open' | 'closed' | 'cut' | 'close'
  readonly name: string
  readonly head: readonly HeadPart[]
  readonly span: Span
  /** The index of the matching end or start tag. */
  partner: number | undefined
}

function listTagIssues({ kind, name, partner, span }: TagEnd): readonly TagIssue[] {
  const at = span.start
  if (kind !== 'close' && !isTagName(name)) {
    const message = `There is no tag <squarespace:${name}>`
    return [{ message, at, suggestion: suggest(name, TAG_NAMES) }]
  }
  if (kind === 'cut') return [{ message: `<squarespace:${name}> is not terminated`, at }]
  if (partner !== undefined || kind === 'closed') return []
  if (kind === 'close') return [{ message: `</squarespace:${name}> has no start tag`, at }]
  return [{ message: `<squarespace:${name}> is never closed`, at }]
}

const ESCAPE_END = '</squarespace:escape'
const TAG_START = /\{##?|<(\/?)squarespace:([a-z][a-z0-9-]*)/gi

function scanTagEnds(source: string): readonly TagEnd[] {
  const ends: TagEnd[] = []
  const open = new OpenTags(ends)
  const heads = new HeadReader(source)
  const lastEscapeEnd = source.toLowerCase().lastIndexOf(ESCAPE_END)
  const pattern = new RegExp(TAG_START)
  for (let found = pattern.exec(source); found; found = pattern.exec(source)) {
    const [text, slash, writtenName] = found
    const from = found.index + text.length
    if (writtenName === undefined) {
      pattern.lastIndex = findCommentEnd(source, text, from)
      continue
    }
    const name = writtenName.toLowerCase()
    const start = found.index
    if (slash === '/') {
      const end = findClosingTagEnd(source, from)
      open.close({ kind: 'close', name, head: [], span: { start, end }, partner: undefined })
      pattern.lastIndex = end
      continue
    }
    const { kind, parts: head, end } = heads.read(from)
    const tag: TagEnd = { kind, name, head, span: { start, end }, partner: undefined }
    if (kind === 'open') open.open(tag)
    else ends.push(tag)
    // The content of an escape tag is text, tags included.
    const escaped = name === 'escape' && kind === 'open' && end < lastEscapeEnd
    pattern.lastIndex = escaped ? findEscapeEnd(source, end) : end
  }
  return ends
}

/** Matches each end tag to the nearest start tag of its name; tags in between are unclosed. */
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
    const index = this.#ends.push(tag) - 1
    if (!this.#count.get(tag.name)) return
    for (let at = this.#open.pop(); at !== undefined; at = this.#open.pop()) {
      const start = this.#ends[at]
      if (!start) return
      this.#count.set(start.name, (this.#count.get(start.name) ?? 1) - 1)
      if (start.name !== tag.name) continue
      start.partner = index
      tag.partner = at
      return
    }
  }
}

/**
 * Returns the end of a comment.
 *
 * @see template language §2: a `{` before the `}` begins anew; `{##` goes to its `##}`
 */
function findCommentEnd(source: string, pattern: string, from: number): number {
  if (pattern === '{##') {
    const end = source.indexOf('##}', from)
    return end === -1 ? source.length : end + 3
  }
  const brace = /[{}]/g
  brace.lastIndex = from
  return brace.exec(source)?.index ?? source.length
}

function findClosingTagEnd(source: string, from: number): number {
  const rest = /\s*>/y
  rest.lastIndex = from
  return rest.test(source) ? rest.lastIndex : from
}

function findEscapeEnd(source: string, from: number): number {
  const end = new RegExp(ESCAPE_END, 'gi')
  end.lastIndex = from
  return end.exec(source)?.index ?? from
}

interface Head {
  readonly kind: 'open' | 'closed' | 'cut'
  readonly parts: readonly HeadPart[]
  readonly end: number
}

/** Parses the attributes of a tag. */
class HeadReader {
  readonly #source: string
  /** The position of the last closing brace, after which none is searched. */
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
    const pattern = this.#endOfRun(from, /\S/g)
    if (source[pattern] !== '=') return { text: '', end: from }
    const start = this.#endOfRun(pattern + 1, /\S/g)
    const quote = source[start]
    if (quote !== '"' && quote !== "'") {
      const end = this.#endOfValue(start, (at) => /^(?:[\s>]|\/>)/.test(source.slice(at, at + 2)))
      return { text: source.slice(start, end), end }
    }
    const end = this.#endOfValue(start + 1, (at) => source[at] === quote)
    return { text: source.slice(start + 1, end), end: end + 1 }
  }

  /** Skips braces: template expressions have quotes and spaces of their own. */
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
