/** One record of a delimited file, with where it stands. */
export interface CsvRecord {
  /** The physical line it begins on, from 1; a cell may span several. */
  readonly line: number
  /** The row a spreadsheet shows it in, from 1. */
  readonly row: number
  readonly cells: readonly string[]
  /** Why the record cannot be read, and in which cell (from 0); the cells before it are sound. */
  readonly fault?: { readonly cell: number; readonly message: string }
}

/** Longer than any description; a quote that is never closed is found before it costs memory. */
const MAX_CELL_LENGTH = 1_000_000
/** How far to look for the next sound record behind a broken one. */
const MAX_RESUME_LINES = 1_000

/**
 * The records of `text`, one by one: RFC 4180, any line ending, quotes inside unquoted cells taken
 * as they are. Records of nothing but blanks are left out.
 *
 * A record that cannot be read is reported with `fault` and harms no other: reading goes on at the
 * next line that is a sound record of as many cells as the first one, so neither a quote that is
 * never closed nor one too many swallows the rows behind it.
 */
export function* readRecords(text: string, delimiter: string): Generator<CsvRecord> {
  let [at, line, row, width] = [0, 1, 0, 0]
  while (at < text.length) {
    row += 1
    const record = readRecord(text, at, delimiter)
    // One quote too many can join two rows into one that reads well but is too long.
    const joined =
      width > 0 && record.cells.length > width && record.lines > 1
        ? { cell: 0, message: 'a quote in this row is not closed' }
        : undefined
    const fault = record.fault ?? joined
    const next = fault ? resumeAt({ text, delimiter, width }, at, record.next) : record.next
    if (fault || record.cells.some((cell) => cell.trim() !== '')) {
      yield { line, row, cells: record.cells, ...(fault ? { fault } : {}) }
      width ||= record.cells.length
    }
    line += linesBetween(text, at, next)
    at = next
  }
}

interface ReadRecord {
  readonly cells: readonly string[]
  /** Where the next record begins. */
  readonly next: number
  readonly lines: number
  readonly fault?: { readonly cell: number; readonly message: string }
}

function readRecord(text: string, start: number, delimiter: string): ReadRecord {
  const cells: string[] = []
  let at = start
  let lines = 1
  for (;;) {
    if (text[at] === '"') {
      const quoted = readQuoted(text, at)
      if ('fault' in quoted) {
        const fault = { cell: cells.length, message: quoted.fault }
        return { cells, next: afterLine(text, start), lines, fault }
      }
      let end = quoted.end
      while (text[end] === ' ') end += 1
      if (end < text.length && text[end] !== delimiter && !isLineEnd(text[end])) {
        const message = `text follows the closing quote of ${JSON.stringify(brief(quoted.value))}`
        return {
          cells,
          next: afterLine(text, start),
          lines,
          fault: { cell: cells.length, message },
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
): { readonly value: string; readonly end: number } | { readonly fault: string } {
  let value = ''
  let from = start + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote < 0) return { fault: 'the quote that opens this cell is never closed' }
    value += text.slice(from, quote)
    if (value.length > MAX_CELL_LENGTH) return { fault: 'this cell is too long to be one' }
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
    const { cells, fault } = readRecord(text, at, delimiter)
    if (!fault && cells.length === width) return at
    at = afterLine(text, at)
  }
  return first
}

function isLineEnd(character: string | undefined): boolean {
  return character === '\n' || character === '\r'
}

/** The offset behind the line ending at `at`, if one stands there. */
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
