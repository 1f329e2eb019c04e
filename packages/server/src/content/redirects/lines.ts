import { readRecords } from '../../commerce/product-import/index.ts'
import type { Given } from './change.ts'

/** One line of a file: a redirect, or why it cannot be read as one. */
export type Line = { readonly line: number } & (
  | { readonly given: Given }
  | { readonly message: string }
)

const ARROW = /\s(?:->|=>|→)\s/
const HEADER = /^(redirect )?(from|old( url)?|source)$/i

/**
 * The lines of a file: `/from -> /to 301` as the older platform's URL mappings are written, or CSV with
 * the columns from, to and status. What begins with `#` is a remark among mappings.
 */
export function readLines(text: string): readonly Line[] {
  const bare = text.replace(/^\uFEFF/, '')
  return ARROW.test(bare) ? mappings(bare) : rows(bare)
}

function mappings(text: string): readonly Line[] {
  return text.split(/\r\n?|\n/).flatMap((written, index) => {
    const [line, bare] = [index + 1, written.trim()]
    if (bare === '' || bare.startsWith('#')) return []
    const [, from, to, status] = /^(\S+)\s+(?:->|=>|→)\s+(\S+)(?:\s+(\S+))?$/.exec(bare) ?? []
    if (from === undefined || to === undefined)
      return [{ line, message: 'A line is written like this: /from -> /to 301' }]
    return [lineOf(line, { from, to, status })]
  })
}

function rows(text: string): readonly Line[] {
  const [first = ''] = text.split(/\r\n?|\n/, 1)
  const delimiter = ['\t', ';', ','].find((sign) => first.includes(sign)) ?? ','
  return [...readRecords(text, delimiter)].flatMap(({ line, row, cells, fault }) => {
    const [from = '', to = '', status] = cells.map((cell) => cell.trim())
    if (fault) return [{ line, message: `This row cannot be read: ${fault.message}.` }]
    if (row === 1 && HEADER.test(from)) return []
    if (from === '' || to === '')
      return [{ line, message: 'A row has the columns from, to and, if it is not 301, status.' }]
    return [lineOf(line, { from, to, status })]
  })
}

function lineOf(
  line: number,
  { from, to, status = '' }: { from: string; to: string; status: string | undefined },
): Line {
  if (!/^(30[12])?$/.test(status))
    return { line, message: `The status is 301 (for good) or 302 (for now), not ${status}.` }
  return { line, given: { from, to, status: status === '302' ? 302 : 301 } }
}

/** As the import reads it again. No cell can begin a formula: each begins with "/" or "http". */
export function csvOf(
  redirects: readonly { readonly fromPath: string; readonly target: string; status: number }[],
): string {
  const lines = redirects.map(({ fromPath, target, status }) =>
    [written(fromPath), target, String(status)].map(quoted).join(','),
  )
  return ['From,To,Status', ...lines].map((line) => `${line}\r\n`).join('')
}

/** What a path could not be read back with is percent-encoded. */
export function written(path: string): string {
  return path.replaceAll(/[%?#\s]/g, encodeURIComponent)
}

function quoted(cell: string): string {
  return /[",;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
