/** What programs for sheets take for a formula, whatever stands before it that nobody sees. */
const FORMULA = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r]/u

/**
 * A table as programs for sheets read it: every cell in quotes, and none of them a formula, so that what a
 * visitor wrote does nothing on the owner's machine. Begins with the mark by which they know UTF-8.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
}

function cellOf(text: string): string {
  const inert = FORMULA.test(text) ? `'${text}` : text
  return `"${inert.replaceAll('"', '""')}"`
}
