import { type ChildNode, CssSyntaxError, parse, type Root } from 'postcss'
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

/** Returns the first issue of a style sheet; none if it can be parsed and ends where it should. */
export function findCssIssue(file: string, css: string): readonly ThemeIssue[] {
  try {
    return findLooseEnd(file, parse(css))
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error
    const { line = 1, column = 1, reason } = error
    return [{ file, line, column, message: `Invalid CSS: ${reason}` }]
  }
}

/**
 * Returns the issue of a declaration outside of a rule, or of an at-rule without an end: a browser takes the next
 * rule for its rest, which may be the first one of the next file.
 */
function findLooseEnd(file: string, root: Root): readonly ThemeIssue[] {
  const declaration = root.nodes.find(({ type }) => type === 'decl')
  if (declaration) return [createIssue(file, declaration, 'Declaration outside of a rule')]
  const last = root.nodes.at(-1)
  const isOpen = last?.type === 'atrule' && !last.nodes && root.raws.semicolon !== true
  return isOpen ? [createIssue(file, last, 'Missed semicolon')] : []
}

function createIssue(file: string, { source }: ChildNode, reason: string): ThemeIssue {
  const { line = 1, column = 1 } = source?.start ?? {}
  return { file, line, column, message: `Invalid CSS: ${reason}.` }
}
