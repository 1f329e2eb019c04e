/** An issue of a theme file, with its position. */
export interface ThemeIssue {
  /** The path in the theme folder; empty if it is about no file. */
  readonly file: string
  /** The line and column, counted from 1. */
  readonly line: number
  readonly column: number
  readonly message: string
  /** Whether the theme cannot render pages. */
  readonly isFatal?: true
}

/** Returns an issue as one line for logs. */
export function formatThemeIssue(
  theme: string,
  { file, line, column, message }: ThemeIssue,
): string {
  return `${theme}/${file}:${line}:${column}: ${message}`
}
