/** The text that spreadsheet programs take for a formula, after any invisible characters. */
const FORMULA = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r]/u

/** A negative number, which is no formula: as text, a sum would leave it out. */
const NUMBER = /^-\d{1,20}(?:\.\d{1,20})?$/

/**
 * Formats a table for spreadsheet programs: every cell is quoted and none is a formula, so that a visitor's
 * text cannot run on the owner's machine. Begins with the byte order mark that marks UTF-8.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')}`
}

function formatCell(text: string): string {
  const inert = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return `"${inert.replaceAll('"', '""')}"`
}

/** Returns the text of a cell without the mark that `formatCsv` puts before formulas. */
export function parseInertCell(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text
}
