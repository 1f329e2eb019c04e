import { readRecords } from '../../commerce/product-import/index.ts'
import type { RedirectInput } from './edit-redirects.ts'

/** A line of a file: a redirect, or the message why it is invalid. */
export type Line = { readonly line: number } & (
  | { readonly redirect: RedirectInput }
  | { readonly message: string }
)

const ARROW = /\s(?:->|=>|→)\s/
const HEADER = /^(redirect )?(from|old( url)?|source)$/i

/**
 * Parses the lines of a file: URL mappings of the older platform like `/from -> /to 301`, where `#` begins a
 * comment, or CSV with the columns from, to and status.
 */
export function parseLines(text: string): readonly Line[] {
  const bare = text.replace(/^\uFEFF/, '')
  return ARROW.test(bare) ? parseMappings(bare) : parseRows(bare)
}

function parseMappings(text: string): readonly Line[] {
  return text.split(/\r\n?|\n/).flatMap((source, index) => {
    const [line, bare] = [index + 1, source.trim()]
    if (bare === '' || bare.startsWith('#')) return []
    const [, from, to, status] = /^(\S+)\s+(?:->|=>|→)\s+(\S+)(?:\s+(\S+))?$/.exec(bare) ?? []
    if (from === undefined || to === undefined)
      return [{ line, message: 'This line is not a redirect. Use the format: /from -> /to 301' }]
    return [toLine(line, { from, to, status })]
  })
}

function parseRows(text: string): readonly Line[] {
  const [first = ''] = text.split(/\r\n?|\n/, 1)
  const delimiter = ['\t', ';', ','].find((character) => first.includes(character)) ?? ','
  return [...readRecords(text, delimiter)].flatMap(({ line, row, cells, error }) => {
    const [from = '', to = '', status] = cells.map((cell) => cell.trim())
    if (error) return [{ line, message: `This row is not valid CSV: ${error.message}.` }]
    if (row === 1 && HEADER.test(from)) return []
    if (from === '' || to === '')
      return [
        {
          line,
          message:
            'This row has no "from" or no "to". Add the columns from, to and, if it is not 301, status.',
        },
      ]
    return [toLine(line, { from, to, status })]
  })
}

function toLine(
  line: number,
  { from, to, status = '' }: { from: string; to: string; status: string | undefined },
): Line {
  if (!/^(30[12])?$/.test(status))
    return {
      line,
      message: `The status ${status} is not supported. Use 301 (permanent) or 302 (temporary).`,
    }
  return { line, redirect: { from, to, status: status === '302' ? 302 : 301 } }
}

/** Formats redirects as CSV for the import. Cells begin with "/" or "http", so none is a formula. */
export function formatCsv(
  redirects: readonly { readonly fromPath: string; readonly target: string; status: number }[],
): string {
  const lines = redirects.map(({ fromPath, target, status }) =>
    [escapePath(fromPath), target, String(status)].map(quoteCell).join(','),
  )
  return ['From,To,Status', ...lines].map((line) => `${line}\r\n`).join('')
}

/** Percent-encodes the characters of a path that the import would misread. */
export function escapePath(path: string): string {
  return path.replaceAll(/[%?#\s]/g, encodeURIComponent)
}

function quoteCell(cell: string): string {
  return /[",;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
