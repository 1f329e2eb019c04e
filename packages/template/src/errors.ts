/** Faults of templates and data are values with a position; nothing is thrown at the caller. */

export type ErrorType = 'parser' | 'assembler' | 'engine'

export const errorCodes = [
  'formatter-unknown',
  'predicate-unknown',
  'not-allowed-at-root',
  'not-allowed-in-block',
  'dead-code',
  'unclosed',
  'after-eof',
  'partial-missing',
  'partial-broken',
  'partial-depth',
  'unexpected',
  'expression-parse',
  'expression-reduce',
  'not-implemented',
  'tree-malformed',
  'limit',
] as const

export type ErrorCode = (typeof errorCodes)[number]

export interface TemplateError {
  readonly type: ErrorType
  readonly code: ErrorCode
  /** In the words of the language reference. */
  readonly message: string
  /** The name the source was compiled under. */
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** Counted from 1, in UTF-16 units. */
  readonly column: number
  /** UTF-16 units from the start of the source. */
  readonly offset: number
  /** Names of the partials and macros being applied, outermost first. */
  readonly partials: readonly string[]
  /** A known name close to the unknown one. */
  readonly suggestion?: string
}

/** A source text under its name; positions in it are offsets until somebody asks for a line. */
export class Source {
  readonly name: string
  readonly text: string
  #lineStarts: readonly number[] | undefined

  constructor(name: string, text: string) {
    this.name = name
    this.text = text
  }

  lineStarts(): readonly number[] {
    if (this.#lineStarts) return this.#lineStarts
    const starts = [0]
    for (let at = this.text.indexOf('\n'); at >= 0; at = this.text.indexOf('\n', at + 1)) {
      starts.push(at + 1)
    }
    this.#lineStarts = starts
    return starts
  }

  /** Line and column of an offset, both from 1. */
  position(offset: number): { line: number; column: number } {
    const starts = this.lineStarts()
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }
}

export interface Fault {
  readonly type: ErrorType
  readonly code: ErrorCode
  readonly message: string
  readonly at: number
  readonly suggestion?: string | undefined
}

export function templateError(
  source: Source,
  fault: Fault,
  partials: readonly string[] = [],
): TemplateError {
  const { type, code, message, at, suggestion } = fault
  const error = { type, code, message, file: source.name, offset: at, partials }
  return { ...error, ...source.position(at), ...(suggestion === undefined ? {} : { suggestion }) }
}

const widest = 100

/**
 * The line of the error with two on either side, and a caret below the column. Of long lines what
 * stands round the column. `source` is its text, or its lines where many errors share them.
 */
export function excerpt(
  error: Pick<TemplateError, 'line' | 'column'>,
  source: string | readonly string[],
): string {
  const lines = typeof source === 'string' ? source.split('\n') : source
  const start = error.column > widest ? error.column - widest / 2 : 0
  const first = Math.max(1, error.line - 2)
  const last = Math.min(lines.length, error.line + 2)
  const width = String(last).length
  const shown: string[] = []
  for (let line = first; line <= last; line++) {
    const mark = line === error.line ? '>' : ' '
    const text = (lines[line - 1] ?? '').replace(/\r$/, '').slice(start, start + widest)
    shown.push(`${mark} ${String(line).padStart(width)} | ${text}`.trimEnd())
    if (line === error.line) {
      // Tabs stay tabs, so that the caret stands below its column however wide they are.
      const before = text.slice(0, error.column - 1 - start).replace(/[^\t]/g, ' ')
      shown.push(`  ${' '.repeat(width)} | ${before}^`)
    }
  }
  return shown.join('\n')
}

/** One line for a log or a console: file, position, message. */
export function describe(error: TemplateError): string {
  const message = error.message.replace(/\s*[\r\n]\s*/g, ' ')
  const sentence = /[.?!]$/.test(message) ? message : `${message}.`
  const hint = error.suggestion === undefined ? '' : ` Did you mean '${error.suggestion}'?`
  const via = error.partials.length > 0 ? ` (applied through ${error.partials.join(' > ')})` : ''
  return `${error.file}:${error.line}:${error.column}: ${sentence}${hint}${via}`
}
