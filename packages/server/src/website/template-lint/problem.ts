import { createPositionFinder } from '../theme-loading/index.ts'

/** A problem that a rule found in a source, at an offset. */
export interface Finding {
  readonly rule: Rule
  readonly message: string
  /** The offset in UTF-16 units. */
  readonly at: number
  /** A known name that is similar. */
  readonly suggestion?: string | undefined
}

/** A finding with its position. */
export interface Problem {
  readonly file: string
  /** The line, counted from 1. */
  readonly line: number
  /** The column in UTF-16 units, counted from 1. */
  readonly column: number
  readonly rule: Rule
  readonly message: string
  readonly suggestion?: string
}

/** The rules of `vitrine template check`, with their descriptions. */
export const rules = {
  syntax: 'blocks are closed in order, and formatters and predicates exist',
  'printed-tag': 'no text looks like a misspelled tag',
  expression: 'expressions of .eval are valid',
  'platform-tag': 'platform tags exist and are closed',
  'unknown-partial': 'partials of .include and apply exist',
  'unused-partial': 'every block of a theme is used',
  'endless-partial': 'no partial includes itself endlessly',
  unescaped: 'text from visitors and owners is escaped',
  'unescaped-quote': 'quotes in text from visitors and owners are escaped in attributes',
  'json-in-attribute': 'JSON in double-quoted attributes is escaped',
  'image-alt': 'every img has an alt attribute, which is empty for decoration',
  'button-name': 'every button has a name',
  'link-name': 'every link has a name',
  'field-label': 'every field has a label',
  'frame-title': 'every iframe has a title',
  'page-language': 'the html element has a lang attribute',
  'page-head': 'the document declares its charset and viewport',
  'duplicate-id': 'every id is unique on a page',
  configuration: 'template.conf is valid, and the files that it names exist',
} as const

export type Rule = keyof typeof rules

/** Returns the findings of a source with their positions, sorted. */
export function toProblems(
  file: string,
  text: string,
  findings: readonly Finding[],
): readonly Problem[] {
  const getPosition = createPositionFinder(text)
  return findings
    .toSorted((a, b) => a.at - b.at)
    .map(({ rule, message, at, suggestion }) => {
      const hint = suggestion === undefined ? {} : { suggestion }
      return { file, ...getPosition(at), rule, message, ...hint }
    })
}
