import { type ChildNode, CssSyntaxError, parse, type Root } from 'postcss'
import { createPositionFinder, type ThemeIssue } from '../theme-loading/index.ts'

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

/** The start of an instruction or variable of the template language, which no CSS has: `{.if`, `{title}`, `{price|`. */
const INSTRUCTION = /\{(?:[.@#]|[A-Za-z_][\w.-]{0,99}[|}])/
const ELEMENT = /<style\b[^<>]{0,999}>/gi

/**
 * Returns the first issue of each `<style>` element of a template, with its position in the template. An element with
 * instructions of the template language is CSS only once it is rendered, and is left out.
 */
export function findInlineCssIssues(file: string, template: string): readonly ThemeIssue[] {
  const lowerCase = template.toLowerCase()
  const getPosition = createPositionFinder(template)
  return [...template.matchAll(ELEMENT)].flatMap(({ index, 0: { length } }) => {
    const start = index + length
    const end = lowerCase.indexOf('</style', start)
    const css = template.slice(start, end < 0 ? undefined : end)
    if (INSTRUCTION.test(css)) return []
    const at = getPosition(start)
    return findCssIssue(file, css).map((issue) => ({
      ...issue,
      line: at.line + issue.line - 1,
      column: issue.line === 1 ? at.column + issue.column - 1 : issue.column,
    }))
  })
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
