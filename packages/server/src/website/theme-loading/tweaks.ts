import { type JsonIssue, readLenientJson } from './lenient-json.ts'
import { type FontStyles, parseFontStyles } from './font-variables.ts'
import { createPositionFinder } from './source-position.ts'

/** A setting of a theme's styles that owners may change. @see compat §9 */
export interface Tweak {
  /** The key of its value: its title if that is a name, else its variable. */
  readonly name: string
  readonly title: string
  readonly type: TweakType
  readonly category: string
  /**
   * The variable or mixin that it sets: `@headerColor`, `.title-font`. Empty if it only sets a
   * class of the body.
   */
  readonly sets: string
  /** The theme's value, as written. */
  readonly defaultValue: string
  /** The declarations of the mixin, if it sets one. */
  readonly fontStyles: FontStyles
  /** The options of a dropdown. */
  readonly options: readonly string[]
  readonly min: number | undefined
  readonly max: number | undefined
  readonly step: number | undefined
  /** Whether scripts read it too. */
  readonly isForScripts: boolean
  /** The elements that it changes, and those without which it is not offered. */
  readonly target: string | undefined
  readonly showOnlyWhenPresent: string | undefined
  readonly file: string
  readonly line: number
}

export const TWEAK_TYPES = ['color', 'font', 'value', 'dropdown', 'checkbox', 'image'] as const
export type TweakType = (typeof TWEAK_TYPES)[number]

/** The maximum number of tweaks and issues per sheet. */
const MAX_TWEAKS = 1_000
const MAX_COMMENT_LENGTH = 4_000

/** Parses the tweaks of a style sheet, in order, and reports issues with their positions. */
export function parseTweaks(
  file: string,
  text: string,
): { readonly tweaks: readonly Tweak[]; readonly issues: readonly JsonIssue[] } {
  const tweaks: Tweak[] = []
  const issues: JsonIssue[] = []
  const getPosition = createPositionFinder(text)
  for (const { json, at, after } of findTweakComments(text)) {
    if (tweaks.length + issues.length >= MAX_TWEAKS) break
    const position = getPosition(at)
    const addIssue = (
      message: string,
      within: Pick<JsonIssue, 'line' | 'column'> = { line: 1, column: 1 },
    ) =>
      issues.push({
        message,
        line: position.line + within.line - 1,
        column: within.line === 1 ? position.column + within.column - 1 : within.column,
      })
    const { value, issues: jsonIssues } = readLenientJson(json)
    for (const each of jsonIssues) addIssue(each.message, each)
    const input = toObject(value)
    const declaration = parseDeclaration(text, after)
    const type = TWEAK_TYPES.find((known) => known === input['type'])
    if (input['type'] === undefined && jsonIssues.length > 0) continue
    const target = type && getTarget(type, declaration)
    const tweak =
      type && target && createTweak(input, { type, ...target, file, line: position.line })
    if (!type) addIssue(`A tweak needs a type: ${TWEAK_TYPES.join(', ')}`)
    else if (!tweak || tweak.name === '')
      addIssue('A tweak must be followed by the variable or mixin that it sets')
    else tweaks.push(tweak)
  }
  return { tweaks, issues }
}

type TweakTarget = Pick<Tweak, 'sets' | 'defaultValue' | 'fontStyles'>

const NO_TARGET: TweakTarget = { sets: '', defaultValue: '', fontStyles: {} }

/** Returns what a tweak sets. A mixin sets only the font; a class of the body needs no variable. */
function getTarget(type: TweakType, declaration: TweakTarget | undefined): TweakTarget | undefined {
  if (declaration && (type === 'font' || declaration.sets.startsWith('@'))) return declaration
  return type === 'dropdown' || type === 'checkbox' ? NO_TARGET : undefined
}

function createTweak(
  input: Readonly<Record<string, unknown>>,
  position: TweakTarget & Pick<Tweak, 'type' | 'file' | 'line'>,
): Tweak {
  const title = toText(input['title']) ?? toText(input['label']) ?? position.sets.slice(1)
  const titleName = title.replace(/^[@.]/, '')
  const options = Array.isArray(input['options']) ? input['options'].map(toOption) : []
  const preset = toText(input['default'])
  return {
    ...position,
    name: /^[\w-]+$/.test(titleName) ? titleName : position.sets.slice(1) || toTweakSlug(titleName),
    title: toText(input['label']) ?? title,
    category: toText(input['category']) ?? '',
    defaultValue:
      position.type === 'checkbox'
        ? String(isChecked(input['active'], position.defaultValue))
        : (preset ?? (position.defaultValue || (options[0] ?? ''))),
    options,
    min: toNumber(input['min']),
    max: toNumber(input['max']),
    step: toNumber(input['step']),
    isForScripts:
      isTruthy(input['js']) || position.type === 'dropdown' || position.type === 'checkbox',
    target: toText(input['target']),
    showOnlyWhenPresent: toText(input['showOnlyWhenPresent']),
  }
}

/** Returns an option, which may be written with a label. */
function toOption(option: unknown): string {
  const { value, name } = toObject(option)
  const json = [value, name, option].find((each) => ['string', 'number'].includes(typeof each))
  return typeof json === 'number' ? String(json) : (toText(json) ?? '')
}

function isChecked(active: unknown, defaultValue: string): boolean {
  return active === undefined ? defaultValue === 'true' : isTruthy(active)
}

interface TweakComment {
  /** The JSON of the comment. */
  readonly json: string
  /** The position of the JSON. */
  readonly at: number
  /** The end of the comment. */
  readonly after: number
}

/** Finds comments that begin with `tweak:`, outside of texts. */
function* findTweakComments(text: string): Iterable<TweakComment> {
  const opening = /\/\/|\/\*|"|'|url\(/g
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const [opener] = match
    const start = opening.lastIndex
    const end = findEnd(text, opener, start)
    opening.lastIndex = end.after
    if (opener !== '//' && opener !== '/*') continue
    const inside = text.slice(start, end.at)
    const [label] = /^\s*tweak\s*:\s*/i.exec(inside) ?? []
    if (label === undefined) continue
    const json = inside.slice(label.length, label.length + MAX_COMMENT_LENGTH)
    yield { json, at: start + label.length, after: end.after }
  }
}

function findEnd(text: string, opener: string, start: number) {
  const closing = { '//': '\n', '/*': '*/', 'url(': ')' }[opener] ?? opener
  let at = text.indexOf(closing, start)
  // A quote in a text is escaped by a backslash; a text ends with its line.
  while (at > 0 && closing === opener && text[at - 1] === '\\') at = text.indexOf(closing, at + 1)
  const line = text.slice(start, at === -1 ? text.length : at).indexOf('\n')
  if (closing === opener && line !== -1) return { at: start + line, after: start + line + 1 }
  return at === -1 ? { at: text.length, after: text.length } : { at, after: at + closing.length }
}

/**
 * Parses the declaration after other comments: a variable and its value, or the head of a mixin.
 */
function parseDeclaration(text: string, start: number): TweakTarget | undefined {
  const rest = text
    .slice(start, start + MAX_COMMENT_LENGTH)
    .replace(/^(?:\s|(?!\/[/*]\s*tweak\s*:)(?:\/\/[^\n]*\n|\/\*[^]*?\*\/))+/i, '')
  const [, variable, value = ''] = /^(@[\w-]+)\s*:([^;{}]*);/.exec(rest) ?? []
  if (variable !== undefined) return { sets: variable, defaultValue: value.trim(), fontStyles: {} }
  const [, mixin, body = ''] = /^(\.[\w-]+)\s*(?:\(\s*\)\s*)?\{([^}]*)/.exec(rest) ?? []
  if (mixin === undefined) return undefined
  const fontStyles = parseFontStyles(body)
  return { sets: mixin, defaultValue: fontStyles['font-family'] ?? '', fontStyles }
}

function isTruthy(value: unknown): boolean {
  return value === true || value === 'true'
}

function toNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function toObject(value: unknown): Readonly<Record<string, unknown>> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? Object.fromEntries(Object.entries(value)) : {}
}

/** Returns a choice as a class. @see compat §3 "slug" */
export function toTweakSlug(value: string): string {
  return value
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(/ +/g, '-')
}
