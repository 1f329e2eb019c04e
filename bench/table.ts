type Cell = string | number

/** Prints a Markdown table; numbers are right-aligned, with three significant digits. */
export function printTable(head: readonly string[], rows: readonly (readonly Cell[])[]): void {
  const isNumber = head.map((_, column) => rows.every((row) => typeof row[column] === 'number'))
  console.log(`| ${head.join(' | ')} |`)
  console.log(`|${isNumber.map((is) => (is ? '--:' : '---')).join('|')}|`)
  for (const row of rows) console.log(`| ${row.map(formatCell).join(' | ')} |`)
}

function formatCell(cell: Cell): string {
  if (typeof cell === 'string' || Number.isInteger(cell)) return String(cell)
  if (Math.abs(cell) >= 100) return cell.toFixed(0)
  return cell.toFixed(Math.abs(cell) >= 10 ? 1 : 2)
}

/** Returns the median of `values`, or the value that `share` of them are below. */
export function computePercentile(values: readonly number[], share = 0.5): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
