/** What is wrong with a file of a theme, and where. */
export interface ThemeFault {
  /** Below the theme's folder; empty where it is no file's. */
  readonly file: string
  /** Both from 1. */
  readonly line: number
  readonly column: number
  readonly message: string
  /** With this the theme draws no page. */
  readonly isGrave?: true
}

/** A fault in a line, as logs have it. */
export function themeFaultLine(theme: string, { file, line, column, message }: ThemeFault): string {
  return `${theme}/${file}:${line}:${column}: ${message}`
}
