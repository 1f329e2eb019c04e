import { randomBytes } from 'node:crypto'
import { compile } from '@vitrine/template'
import { findSpanAt, type Span } from './source-position.ts'
import { findOrigin, findTagMarks, type MarkedSource } from './tag-marks.ts'
import { walkNodes } from './template-nodes.ts'

/**
 * Marks the inline scripts and event handlers in the text of a template, and the values in them. The marks hold a
 * secret of the theme, so no content can contain one: what is marked in the output came from a file of the theme.
 */
export type ScriptMarks = ReturnType<typeof createScriptMarks>

/** Creates the marks of a theme. Another theme, which may be of another author, has others. */
export function createScriptMarks() {
  const secret = randomBytes(12).toString('hex')
  const start = `\u0002${secret}`
  return {
    /** The text that every mark begins with. */
    start,
    /** Matches every mark, and what a formatter left of one. */
    any: new RegExp(`\u0002?${secret}(?:[sh]\\d+;|[a-z])?`, 'g'),
    /** Follows `<script`; the number of the script and `;` come next. */
    script: `${start}s`,
    /** Follows the `>` of the start tag. */
    body: `${start}b`,
    /** Precedes the end tag. */
    end: `${start}e`,
    /** Precedes a handler; its number and `;` come next. */
    handler: `${start}h`,
    /** Precedes and follows the text of a handler. */
    text: `${start}t`,
    /** Follows the closing quote of a handler. */
    handlerEnd: `${start}i`,
    /** Precedes a value. */
    value: `${start}v`,
    /** Follows a value. */
    valueEnd: `${start}w`,
    secret,
  } as const
}

/** A script or a handler in the source of a theme. */
export interface FoundScript {
  readonly kind: 'script' | 'handler'
  readonly at: number
}

interface Insertion {
  readonly at: number
  readonly text: string
}

const SCRIPT_START = /<script(?=[\s/>{])/gi
const SCRIPT_END = /<\/script/gi
const HANDLER = /\s(on[a-z]{2,30}\s*=\s*)(["'])/gi
const HAS_SCRIPTS = /<script[\s/>{]|\son[a-z]{2,30}\s*=/i
const STATIC_SOURCE = /\ssrc\s*=/i
const TYPE = /\stype\s*=\s*["']?([^"'\s>]*)/i
const SCRIPT_TYPES = /^(?:(?:text|application)\/(?:x-)?(?:javascript|ecmascript)|module)?$/i
/** The instructions that print values. */
const PRINTING: ReadonlySet<string> = new Set(['variable', 'evaluate', 'include', 'inject', 'atom'])

/** Marks the scripts of a source, in which tags have marks already; `register` returns the number of each. */
export function markScripts(
  source: string,
  marks: ScriptMarks,
  {
    register,
    onUnclosed,
  }: {
    readonly register: (found: FoundScript) => number
    readonly onUnclosed: (at: number) => void
  },
): MarkedSource {
  if (!HAS_SCRIPTS.test(source)) return { text: source, getOrigin: (offset) => offset }
  const printed = findPrintedSpans(source)
  const scripts = findScripts(source, printed)
  const insertions: Insertion[] = []
  const addValues = ({ start, end }: Span) => {
    for (const span of printed)
      if (span.start >= start && span.end <= end)
        insertions.push(
          { at: span.start, text: marks.value },
          { at: span.end, text: marks.valueEnd },
        )
  }
  for (const { at, head, body, isInline } of scripts) {
    if (!body) onUnclosed(at)
    if (!body || !isInline) continue
    const number = register({ kind: 'script', at })
    insertions.push({ at: head.start, text: `${marks.script}${number};` })
    addValues(head)
    insertions.push({ at: body.start, text: marks.body })
    addValues(body)
    insertions.push({ at: body.end, text: marks.end })
  }
  const covered = scripts.map(({ head, body }) => ({
    start: head.start,
    end: body?.end ?? source.length,
  }))
  for (const { at, name, text } of findHandlers(source, { printed, covered })) {
    const number = register({ kind: 'handler', at: name })
    insertions.push({ at, text: `${marks.handler}${number};` })
    insertions.push({ at: text.start, text: marks.text })
    addValues(text)
    insertions.push({ at: text.end, text: marks.text })
    insertions.push({ at: text.end + 1, text: marks.handlerEnd })
  }
  return insert(
    source,
    insertions.toSorted((a, b) => a.at - b.at),
  )
}

/** Finds the instructions that print values, and the marks of tags. */
function findPrintedSpans(source: string): readonly Span[] {
  const tags = findTagMarks(source)
  const instructions = [...walkNodes(compile(source).tree.nodes)].flatMap(({ kind, at }) =>
    PRINTING.has(kind) && !findSpanAt(tags, at)
      ? [{ start: at, end: source.indexOf('}', at) + 1 }]
      : [],
  )
  return [...tags, ...instructions].toSorted((a, b) => a.start - b.start)
}

interface ScriptElement {
  readonly at: number
  /** The attributes, up to and with the `>`. */
  readonly head: Span
  /** The text; undefined without an end tag. */
  readonly body: Span | undefined
  /** Whether the text is a script that runs. */
  readonly isInline: boolean
}

function findScripts(source: string, printed: readonly Span[]): readonly ScriptElement[] {
  const found: ScriptElement[] = []
  const starts = new RegExp(SCRIPT_START)
  const ends = new RegExp(SCRIPT_END)
  for (let start = starts.exec(source); start; start = starts.exec(source)) {
    if (findSpanAt(printed, start.index)) continue
    const from = start.index + start[0].length
    const bodyStart = findHeadEnd(source, from, printed)
    ends.lastIndex = bodyStart
    const end = ends.exec(source)
    const head = { start: from, end: bodyStart }
    const attributes = source.slice(from, bodyStart)
    const isInline =
      !STATIC_SOURCE.test(attributes) && SCRIPT_TYPES.test(TYPE.exec(attributes)?.[1] ?? '')
    const body = end ? { start: bodyStart, end: end.index } : undefined
    found.push({ at: start.index, head, body, isInline })
    if (!end) break
    starts.lastIndex = end.index
  }
  return found
}

/** Returns the offset after the `>` that ends a start tag. */
function findHeadEnd(source: string, from: number, printed: readonly Span[]): number {
  let quote = ''
  for (let at = from; at < source.length; at += 1) {
    const span = findSpanAt(printed, at)
    if (span) {
      at = span.end - 1
      continue
    }
    const character = source[at] ?? ''
    if (quote === '' && character === '>') return at + 1
    if (quote === '' && (character === '"' || character === "'")) quote = character
    else if (character === quote) quote = ''
  }
  return source.length
}

interface Handler {
  /** The offset of the space before the name. */
  readonly at: number
  readonly name: number
  readonly text: Span
}

/** Finds the event handlers in the tags of a source. */
function findHandlers(
  source: string,
  { printed, covered }: { readonly printed: readonly Span[]; readonly covered: readonly Span[] },
): readonly Handler[] {
  const found: Handler[] = []
  let end = 0
  for (const { 0: text, 2: quote = '', index } of source.matchAll(HANDLER)) {
    const start = index + text.length
    const isInTag = source.lastIndexOf('<', index) > source.lastIndexOf('>', index)
    const isCovered = findSpanAt(covered, index) ?? findSpanAt(printed, index)
    if (index < end || !isInTag || isCovered) continue
    end = findQuote(source, start, { quote, printed })
    if (end >= source.length) break
    found.push({ at: index, name: index + 1, text: { start, end } })
  }
  return found
}

function findQuote(
  source: string,
  from: number,
  { quote, printed }: { readonly quote: string; readonly printed: readonly Span[] },
): number {
  for (let at = source.indexOf(quote, from); at >= 0; at = source.indexOf(quote, at + 1))
    if (!findSpanAt(printed, at)) return at
  return source.length
}

function insert(source: string, insertions: readonly Insertion[]): MarkedSource {
  const origins: (readonly [marked: number, source: number])[] = [[0, 0]]
  let text = ''
  let position = 0
  for (const { at, text: mark } of insertions) {
    text += source.slice(position, at) + mark
    position = at
    origins.push([text.length, at])
  }
  return {
    text: text + source.slice(position),
    getOrigin: (offset) => findOrigin(origins, offset),
  }
}
