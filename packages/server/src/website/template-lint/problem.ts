import { placesIn } from '../render/places.ts'

/** What a rule found in one source, at an offset of it. */
export interface Finding {
  readonly rule: Rule
  readonly message: string
  /** UTF-16 units from the start of the source. */
  readonly at: number
  /** A known name close to the one that is not. */
  readonly suggestion?: string | undefined
}

/** A finding with its place in words. */
export interface Problem {
  readonly file: string
  /** From 1. */
  readonly line: number
  /** From 1, in UTF-16 units. */
  readonly column: number
  readonly rule: Rule
  readonly message: string
  readonly suggestion?: string
}

/** Every rule of `vitrine template check`, with what it asks for. */
export const rules = {
  syntax: 'blocks open and close where they may; formatters and predicates have known names',
  'printed-tag': 'what looks like a tag is one',
  expression: 'what .eval is given can be read',
  'platform-tag': "the platform's own tags have known names, and are closed",
  'unknown-partial': 'what .include and apply name is there',
  'unused-partial': 'every block of a theme is applied somewhere',
  'endless-partial': 'no partial applies itself whatever the data are',
  unescaped: 'text that visitors or owners type is escaped when it is printed',
  'unescaped-quote': 'such text in an attribute has its quotes escaped as well',
  'json-in-attribute': 'JSON does not stand bare between double quotes',
  'image-alt': 'every img says what it shows, or that it shows nothing: alt=""',
  'button-name': 'every button has a name',
  'link-name': 'every link has a name',
  'field-label': 'every field has a label',
  'frame-title': 'every iframe has a title',
  'page-language': 'html has a lang',
  'duplicate-id': 'no id stands twice on a page',
  configuration: 'template.conf can be read, and what it names is there',
} as const

export type Rule = keyof typeof rules

/** Findings of one source, from the top down, with their places. */
export function problemsAt(
  file: string,
  text: string,
  findings: readonly Finding[],
): readonly Problem[] {
  const placeOf = placesIn(text)
  return findings
    .toSorted((a, b) => a.at - b.at)
    .map(({ rule, message, at, suggestion }) => {
      const hint = suggestion === undefined ? {} : { suggestion }
      return { file, ...placeOf(at), rule, message, ...hint }
    })
}
