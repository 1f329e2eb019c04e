/** The modules of a QR code by row; true is dark. */
export type QrModules = readonly (readonly boolean[])[]

/** The runs that look like a finder pattern with light modules on one side. */
const FINDERS = ['10111010000', '00001011101']

/** Returns how hard a symbol is to read. @see ISO/IEC 18004 "Evaluation of data masking results" */
export function computePenalty(modules: QrModules): number {
  const rows = modules.map(toLine)
  const columns = modules.map((_, x) => toLine(modules.map((row) => row[x] ?? false)))
  const lines = [...rows, ...columns]
  const runs = lines.map(computeRuns).reduce((sum, each) => sum + each, 0)
  const finders = lines.map(countFinders).reduce((sum, each) => sum + each, 0)
  return runs + 40 * finders + 3 * countSquares(modules) + computeBalance(rows)
}

function toLine(modules: readonly boolean[]): string {
  return modules.map((dark) => (dark ? '1' : '0')).join('')
}

function computeRuns(line: string): number {
  const runs = line.match(/0{5,}|1{5,}/g) ?? []
  return runs.reduce((sum, { length }) => sum + length - 2, 0)
}

function countFinders(line: string): number {
  return FINDERS.flatMap((finder) =>
    Array.from(line, (_, at) => (line.startsWith(finder, at) ? 1 : 0)),
  ).reduce<number>((sum, each) => sum + each, 0)
}

function countSquares(modules: QrModules): number {
  let count = 0
  for (const [y, row] of modules.entries())
    for (const [x, dark] of row.entries()) {
      const below = modules[y + 1]
      if (below && row[x + 1] === dark && below[x] === dark && below[x + 1] === dark) count += 1
    }
  return count
}

function computeBalance(rows: readonly string[]): number {
  const all = rows.join('')
  const share = all.replaceAll('0', '').length / all.length
  return Math.floor(Math.abs(share * 20 - 10)) * 10
}
