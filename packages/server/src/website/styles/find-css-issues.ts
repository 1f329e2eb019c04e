import { CssSyntaxError, parse } from 'postcss'
import type { ThemeIssue } from '../theme-loading/index.ts'

/**
 * Returns the first issue of each CSS file that cannot be parsed. A browser would apply such a file in part:
 * after a block that does not end, it drops every rule.
 */
export function findCssIssues(files: ReadonlyMap<string, string>): readonly ThemeIssue[] {
  return [...files].flatMap(([name, css]) =>
    name.endsWith('.css') ? findCssIssue(`styles/${name}`, css) : [],
  )
}

function findCssIssue(file: string, css: string): readonly ThemeIssue[] {
  try {
    parse(css)
    return []
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error
    const { line = 1, column = 1, reason } = error
    return [{ file, line, column, message: `Invalid CSS: ${reason}` }]
  }
}
