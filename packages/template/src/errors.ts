/** The errors of templates and data are values with a position. Nothing is thrown at the caller. */

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
  /** The message in the words of the language reference. */
  readonly message: string
  /** The name of the source, from the compile options. */
  readonly file: string
  /** The line, from 1. */
  readonly line: number
  /** The column, from 1, in UTF-16 units. */
  readonly column: number
  /** The offset in UTF-16 units from the start of the source. */
  readonly offset: number
  /** The names of the partials and macros being applied, outermost first. */
  readonly partials: readonly string[]
  /** A known name close to the unknown one. */
  readonly suggestion?: string
}

/** A named source text. Positions in it stay offsets until a line is needed. */
export class Source {
  readonly name: string
  readonly text: string
  #lineStarts: readonly number[] | undefined

  constructor(name: string, text: string) {
    this.name = name
    this.text = text
  }

  getLineStarts(): readonly number[] {
    if (this.#lineStarts) return this.#lineStarts
    const starts = [0]
    for (let at = this.text.indexOf('\n'); at >= 0; at = this.text.indexOf('\n', at + 1)) {
      starts.push(at + 1)
    }
    this.#lineStarts = starts
    return starts
  }

  /** Returns the line and column of an offset, both from 1. */
  getPosition(offset: number): { line: number; column: number } {
    const starts = this.getLineStarts()
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

/** An error at an offset of a source that the reporter knows. */
export interface Diagnostic {
  readonly type: ErrorType
  readonly code: ErrorCode
  readonly message: string
  readonly at: number
  readonly suggestion?: string | undefined
}

export function createTemplateError(
  source: Source,
  diagnostic: Diagnostic,
  partials: readonly string[] = [],
): TemplateError {
  const { type, code, message, at, suggestion } = diagnostic
  const error = { type, code, message, file: source.name, offset: at, partials }
  return {
    ...error,
    ...source.getPosition(at),
    ...(suggestion === undefined ? {} : { suggestion }),
  }
}

const MAX_EXCERPT_WIDTH = 100

/**
 * Formats the line of an error with two lines on either side and a caret below the column. Long
 * lines are cut around the column. `source` is the source text, or its lines if many errors share
 * them.
 */
export function formatExcerpt(
  error: Pick<TemplateError, 'line' | 'column'>,
  source: string | readonly string[],
): string {
  const lines = typeof source === 'string' ? source.split('\n') : source
  const start = error.column > MAX_EXCERPT_WIDTH ? error.column - MAX_EXCERPT_WIDTH / 2 : 0
  const first = Math.max(1, error.line - 2)
  const last = Math.min(lines.length, error.line + 2)
  const width = String(last).length
  const shown: string[] = []
  for (let line = first; line <= last; line++) {
    const mark = line === error.line ? '>' : ' '
    const text = (lines[line - 1] ?? '').replace(/\r$/, '').slice(start, start + MAX_EXCERPT_WIDTH)
    shown.push(`${mark} ${String(line).padStart(width)} | ${text}`.trimEnd())
    if (line === error.line) {
      // Tabs stay tabs, so that the caret is below its column whatever their width.
      const before = text.slice(0, error.column - 1 - start).replace(/[^\t]/g, ' ')
      shown.push(`  ${' '.repeat(width)} | ${before}^`)
    }
  }
  return shown.join('\n')
}

/** Formats an error as one line for a log or a console: file, position, message. */
export function formatError(error: TemplateError): string {
  const message = error.message.replace(/\s+/g, (run) => (/[\r\n]/.test(run) ? ' ' : run))
  const sentence = /[.?!]$/.test(message) ? message : `${message}.`
  const hint = error.suggestion === undefined ? '' : ` Did you mean '${error.suggestion}'?`
  const via = error.partials.length > 0 ? ` (applied through ${error.partials.join(' > ')})` : ''
  return `${error.file}:${error.line}:${error.column}: ${sentence}${hint}${via}`
}
