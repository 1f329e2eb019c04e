import { slugOf, type Tweak } from './tweaks.ts'

/** What an owner set, by the names of the tweaks. */
export type TweakValues = Readonly<Record<string, string>>

const LONGEST = 200
const LENGTH = /^-?\d{1,6}(?:\.\d{1,6})?(?:px|em|rem|%|vw|vh|pt|s|ms|deg)?$/
const COLOR =
  /^(?:#[0-9a-f]{3,4}|#[0-9a-f]{6}|#[0-9a-f]{8}|[a-z]{3,30}|(?:rgb|hsl)a?\([\d\s.,%/]{1,60}\))$/i
const FONT = /^[\p{L}\p{N}\s,'"._-]+$/u
/** A picture of the site's or of the theme's: nothing is loaded from elsewhere. */
const PICTURE = /^\/(?!\/)[\w./%-]+$/

/** Why a value is none for a tweak, as a sentence; undefined when it is one. */
export function valueFault(tweak: Tweak, value: string): string | undefined {
  if (value.length > LONGEST) return `This is longer than ${LONGEST} characters.`
  switch (tweak.type) {
    case 'color':
      return COLOR.test(value)
        ? undefined
        : 'A color is wanted, such as #336699 or rgba(0, 0, 0, .5).'
    case 'font':
      return FONT.test(value) && hasPairs(value)
        ? undefined
        : 'Names of fonts are wanted, such as "Source Serif", serif.'
    case 'dropdown':
      return tweak.options.includes(value)
        ? undefined
        : `One of these is wanted: ${tweak.options.join(', ')}.`
    case 'checkbox':
      return value === 'true' || value === 'false' ? undefined : 'true or false is wanted.'
    case 'image':
      return value === 'none' || PICTURE.test(value)
        ? undefined
        : 'The address of a picture of this site is wanted, or none.'
    case 'value':
      return lengthFault(tweak, value)
  }
}

function lengthFault({ min, max }: Tweak, value: string): string | undefined {
  const amount = Number.parseFloat(value)
  if (!LENGTH.test(value)) return 'A number is wanted, with or without its unit, such as 24px.'
  if (min !== undefined && amount < min) return `The least is ${min}.`
  if (max !== undefined && amount > max) return `The most is ${max}.`
  return undefined
}

function hasPairs(value: string): boolean {
  return ['"', "'"].every((quote) => value.split(quote).length % 2 === 1)
}

/** What holds of each tweak: the owner's value where it is one still, else the theme's. */
export function currentValues(
  tweaks: readonly Tweak[],
  given: TweakValues,
): readonly { readonly tweak: Tweak; readonly value: string; readonly isOwn: boolean }[] {
  return tweaks.map((tweak) => {
    const own = Object.hasOwn(given, tweak.name) ? given[tweak.name] : undefined
    const isOwn = own !== undefined && valueFault(tweak, own) === undefined
    return { tweak, isOwn, value: isOwn ? own : unquoted(tweak.standard) }
  })
}

function unquoted(text: string): string {
  return /^(["'])(.*)\1$/.exec(text)?.[2] ?? text
}

/**
 * One class for each choice of a list, one for each box that is ticked.
 *
 * @see compat §3: 'name: "3:2 Standard"' → 'name-32-standard'
 */
export function tweakClasses(tweaks: readonly Tweak[], given: TweakValues): readonly string[] {
  return currentValues(tweaks, given).flatMap(({ tweak: { type, name }, value }) => {
    if (type === 'checkbox') return value === 'true' ? [name] : []
    return type === 'dropdown' ? [`${name}-${slugOf(value)}`] : []
  })
}

/** What scripts read of them. @see compat §9 "tweakJSON holds strings" */
export function tweakJson(
  tweaks: readonly Tweak[],
  given: TweakValues,
): Readonly<Record<string, string>> {
  const values = currentValues(tweaks, given).filter(({ tweak }) => tweak.isForScripts)
  return Object.fromEntries(values.map(({ tweak, value }) => [tweak.name, value]))
}

/** The owner's values as Less, to stand after all else: the last one holds. */
export function tweakLess(tweaks: readonly Tweak[], given: TweakValues): string {
  return currentValues(tweaks, given)
    .filter(({ isOwn, tweak }) => isOwn && tweak.sets !== '')
    .map(({ tweak, value }) => lineOf(tweak, value))
    .join('\n')
}

function lineOf({ sets, type, standard }: Tweak, value: string): string {
  if (sets.startsWith('.')) return `${sets} { font-family: ${value}; }`
  if (type === 'image') return `${sets}: ${value === 'none' ? 'none' : `url("${value}")`};`
  // A text in the theme stays a text: guards compare it with texts.
  const isText = type === 'dropdown' && /^["']/.test(standard)
  return `${sets}: ${isText ? JSON.stringify(value) : value};`
}
