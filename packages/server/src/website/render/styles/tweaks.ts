import { type Fault, readLenientJson } from '../lenient-json.ts'
import { placesIn } from '../places.ts'

/** What an owner may set of a theme's styles. @see compat §9 */
export interface Tweak {
  /** What values are kept under: its title where that is a name, else its variable. */
  readonly name: string
  readonly title: string
  readonly type: TweakType
  readonly category: string
  /** What it stands before: `@headerColor`, or the mixin `.title-font`. Empty where it is a class of the body alone. */
  readonly sets: string
  /** What the theme says, as it is written. */
  readonly standard: string
  /** Of a dropdown. */
  readonly options: readonly string[]
  readonly min: number | undefined
  readonly max: number | undefined
  readonly step: number | undefined
  /** Scripts read it too. */
  readonly isForScripts: boolean
  /** The elements it changes, and those without which it is not offered. */
  readonly target: string | undefined
  readonly showOnlyWhenPresent: string | undefined
  readonly file: string
  readonly line: number
}

export const tweakTypes = ['color', 'font', 'value', 'dropdown', 'checkbox', 'image'] as const
export type TweakType = (typeof tweakTypes)[number]

/** No sheet has as many tweaks, and faults in them. */
const MOST_READ = 1_000
const LONGEST = 4_000

/** The tweaks a stylesheet offers, in their order; what cannot be read of them is told with its place. */
export function readTweaks(
  file: string,
  text: string,
): { readonly tweaks: readonly Tweak[]; readonly faults: readonly Fault[] } {
  const tweaks: Tweak[] = []
  const faults: Fault[] = []
  const placeOf = placesIn(text)
  for (const { written, at, after } of commentsIn(text)) {
    if (tweaks.length + faults.length >= MOST_READ) break
    const place = placeOf(at)
    const fault = (
      message: string,
      within: Pick<Fault, 'line' | 'column'> = { line: 1, column: 1 },
    ) =>
      faults.push({
        message,
        line: place.line + within.line - 1,
        column: within.line === 1 ? place.column + within.column - 1 : within.column,
      })
    const { value, faults: unread } = readLenientJson(written)
    for (const each of unread) fault(each.message, each)
    const given = objectIn(value)
    const next = declarationAt(text, after)
    const type = tweakTypes.find((known) => known === given['type'])
    if (given['type'] === undefined && unread.length > 0) continue
    const target = type && targetOf(type, next)
    const tweak = type && target && tweakOf(given, { type, ...target, file, line: place.line })
    if (!type) fault(`A tweak has a type: ${tweakTypes.join(', ')}`)
    else if (!tweak || tweak.name === '')
      fault('A tweak stands before the variable or the mixin that it sets')
    else tweaks.push(tweak)
  }
  return { tweaks, faults }
}

type Target = Pick<Tweak, 'sets' | 'standard'>

/** Of a mixin only the font is set; what gives the body a class need not set anything besides. */
function targetOf(type: TweakType, next: Target | undefined): Target | undefined {
  if (next && (type === 'font' || next.sets.startsWith('@'))) return next
  return type === 'dropdown' || type === 'checkbox' ? { sets: '', standard: '' } : undefined
}

function tweakOf(
  given: Readonly<Record<string, unknown>>,
  place: Pick<Tweak, 'type' | 'sets' | 'standard' | 'file' | 'line'>,
): Tweak {
  const title = textIn(given['title']) ?? textIn(given['label']) ?? place.sets.slice(1)
  const named = title.replace(/^[@.]/, '')
  const options = Array.isArray(given['options']) ? given['options'].map(optionOf) : []
  const preset = textIn(given['default'])
  return {
    ...place,
    name: /^[\w-]+$/.test(named) ? named : place.sets.slice(1) || slugOf(named),
    title: textIn(given['label']) ?? title,
    category: textIn(given['category']) ?? '',
    standard:
      place.type === 'checkbox'
        ? String(isSet(given['active'], place.standard))
        : (preset ?? (place.standard || (options[0] ?? ''))),
    options,
    min: numberIn(given['min']),
    max: numberIn(given['max']),
    step: numberIn(given['step']),
    isForScripts: isTrue(given['js']) || place.type === 'dropdown' || place.type === 'checkbox',
    target: textIn(given['target']),
    showOnlyWhenPresent: textIn(given['showOnlyWhenPresent']),
  }
}

/** Written as they are, or with a label beside. */
function optionOf(option: unknown): string {
  const { value, name } = objectIn(option)
  const written = [value, name, option].find((each) => ['string', 'number'].includes(typeof each))
  return typeof written === 'number' ? String(written) : (textIn(written) ?? '')
}

function isSet(active: unknown, standard: string): boolean {
  return active === undefined ? standard === 'true' : isTrue(active)
}

interface Comment {
  /** The JSON in it. */
  readonly written: string
  /** Where that begins. */
  readonly at: number
  /** Where the comment has ended. */
  readonly after: number
}

/** Comments that begin with `tweak:`; those in texts are none. */
function* commentsIn(text: string): Iterable<Comment> {
  const opening = /\/\/|\/\*|"|'|url\(/g
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const [sign] = match
    const start = opening.lastIndex
    const end = endOf(text, sign, start)
    opening.lastIndex = end.after
    if (sign !== '//' && sign !== '/*') continue
    const inside = text.slice(start, end.at)
    const [label] = /^\s*tweak\s*:\s*/i.exec(inside) ?? []
    if (label === undefined) continue
    const written = inside.slice(label.length, label.length + LONGEST)
    yield { written, at: start + label.length, after: end.after }
  }
}

function endOf(text: string, sign: string, start: number) {
  const closing = { '//': '\n', '/*': '*/', 'url(': ')' }[sign] ?? sign
  let at = text.indexOf(closing, start)
  // A quote in a text is written with a backslash; a text ends with its line.
  while (at > 0 && closing === sign && text[at - 1] === '\\') at = text.indexOf(closing, at + 1)
  const line = text.slice(start, at === -1 ? text.length : at).indexOf('\n')
  if (closing === sign && line !== -1) return { at: start + line, after: start + line + 1 }
  return at === -1 ? { at: text.length, after: text.length } : { at, after: at + closing.length }
}

/** What follows, past comments that are no tweaks: a variable and its value, or the head of a mixin. */
function declarationAt(text: string, start: number): Target | undefined {
  const rest = text
    .slice(start, start + LONGEST)
    .replace(/^(?:\s|(?!\/[/*]\s*tweak\s*:)(?:\/\/[^\n]*\n|\/\*[^]*?\*\/))+/i, '')
  const [, variable, value = ''] = /^(@[\w-]+)\s*:([^;{}]*);/.exec(rest) ?? []
  if (variable !== undefined) return { sets: variable, standard: value.trim() }
  const [, mixin] = /^(\.[\w-]+)\s*(?:\(\s*\)\s*)?\{/.exec(rest) ?? []
  const [, font = ''] = /^[^}]*?font-family\s*:([^;}]*)/.exec(rest) ?? []
  return mixin === undefined ? undefined : { sets: mixin, standard: font.trim() }
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true'
}

function numberIn(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function objectIn(value: unknown): Readonly<Record<string, unknown>> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? Object.fromEntries(Object.entries(value)) : {}
}

/** A choice as a class. @see compat §3 "slug" */
export function slugOf(value: string): string {
  return value
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(/ +/g, '-')
}
