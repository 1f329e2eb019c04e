/** A record of a delimited file with its position. */
export interface CsvRecord {
  /** The line on which it begins, from 1; a cell may span several lines. */
  readonly line: number
  /** The row in a spreadsheet, from 1. */
  readonly row: number
  readonly cells: readonly string[]
  /** The syntax error and its cell, from 0; the cells before it are valid. */
  readonly error?: { readonly cell: number; readonly message: string }
}

/** The maximum length of a cell, so that an unclosed quote does not fill the memory. */
const MAX_CELL_LENGTH = 1_000_000
/** The number of lines in which the next valid record is searched after an invalid one. */
const MAX_RESUME_LINES = 1_000

/**
 * Parses the records of `text` one by one: RFC 4180, any line ending, quotes inside unquoted cells are literal.
 * Blank records are skipped.
 *
 * An invalid record has an `error` and affects no other: parsing continues at the next line with a valid record
 * of as many cells as the first one. So neither an unclosed quote nor an extra one swallows the rows after it.
 */
export function* readRecords(text: string, delimiter: string): Generator<CsvRecord> {
  let [at, line, row, width] = [0, 1, 0, 0]
  while (at < text.length) {
    row += 1
    const record = readRecord(text, at, delimiter)
    // An extra quote can join two rows into a valid one with too many cells.
    const joined =
      width > 0 && record.cells.length > width && record.lines > 1
        ? { cell: 0, message: 'unclosed quote in this row' }
        : undefined
    const error = record.error ?? joined
    const next = error ? resumeAt({ text, delimiter, width }, at, record.next) : record.next
    if (error || record.cells.some((cell) => cell.trim() !== '')) {
      yield { line, row, cells: record.cells, ...(error ? { error } : {}) }
      width ||= record.cells.length
    }
    line += linesBetween(text, at, next)
    at = next
  }
}

interface ReadRecord {
  readonly cells: readonly string[]
  /** The offset of the next record. */
  readonly next: number
  readonly lines: number
  readonly error?: { readonly cell: number; readonly message: string }
}

function readRecord(text: string, start: number, delimiter: string): ReadRecord {
  const cells: string[] = []
  let at = start
  let lines = 1
  for (;;) {
    if (text[at] === '"') {
      const quoted = readQuoted(text, at)
      if ('error' in quoted) {
        const error = { cell: cells.length, message: quoted.error }
        return { cells, next: afterLine(text, start), lines, error }
      }
      let end = quoted.end
      while (text[end] === ' ') end += 1
      if (end < text.length && text[end] !== delimiter && !isLineEnd(text[end])) {
        const message = `text after the closing quote of ${JSON.stringify(brief(quoted.value))}`
        return {
          cells,
          next: afterLine(text, start),
          lines,
          error: { cell: cells.length, message },
        }
      }
      if (quoted.value.includes('\n')) lines += 1
      cells.push(quoted.value)
      at = end
    } else {
      let end = at
      while (end < text.length && text[end] !== delimiter && !isLineEnd(text[end])) end += 1
      cells.push(text.slice(at, end))
      at = end
    }
    if (text[at] !== delimiter) return { cells, next: afterLineEnd(text, at), lines }
    at += 1
  }
}

function readQuoted(
  text: string,
  start: number,
): { readonly value: string; readonly end: number } | { readonly error: string } {
  let value = ''
  let from = start + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote < 0) return { error: 'unclosed quote at the start of this cell' }
    value += text.slice(from, quote)
    if (value.length > MAX_CELL_LENGTH) return { error: 'cell is longer than 1,000,000 characters' }
    if (text[quote + 1] !== '"') {
      return { value: value.replaceAll(/\r\n?/g, '\n'), end: quote + 1 }
    }
    value += '"'
    from = quote + 2
  }
}

function resumeAt(
  { text, delimiter, width }: { text: string; delimiter: string; width: number },
  start: number,
  next: number,
): number {
  const first = Math.min(afterLine(text, start), next)
  let at = first
  for (let tried = 0; at < text.length && tried < MAX_RESUME_LINES; tried += 1) {
    const { cells, error } = readRecord(text, at, delimiter)
    if (!error && cells.length === width) return at
    at = afterLine(text, at)
  }
  return first
}

function isLineEnd(character: string | undefined): boolean {
  return character === '\n' || character === '\r'
}

/** Returns the offset after the line ending at `at`, if there is one. */
function afterLineEnd(text: string, at: number): number {
  if (text[at] === '\r' && text[at + 1] === '\n') return at + 2
  return isLineEnd(text[at]) ? at + 1 : at
}

function afterLine(text: string, from: number): number {
  let at = from
  while (at < text.length && !isLineEnd(text[at])) at += 1
  return afterLineEnd(text, at)
}

function linesBetween(text: string, from: number, to: number): number {
  let lines = 0
  for (let at = from; at < to; at += 1) {
    if (text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')) lines += 1
  }
  return lines
}

function brief(text: string): string {
  return text.length > 30 ? `${text.slice(0, 29)}…` : text
}
