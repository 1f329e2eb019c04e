import { isTweakColor } from '@vitrine/model'
import { MAX_TWEAK_LENGTH } from '@vitrine/page'
import { formatFamilyVariables } from './font-variables.ts'
import { toTweakSlug, type Tweak } from './tweaks.ts'

/** The owner's values, by the names of the tweaks. */
export type TweakValues = Readonly<Record<string, string>>

const LENGTH = /^-?\d{1,6}(?:\.\d{1,6})?(?:px|em|rem|%|vw|vh|pt|s|ms|deg)?$/
const FONT = /^[\p{L}\p{N}\s,'"._-]+$/u
/** Matches the path of an image of the site or the theme; no other server is used. */
const IMAGE_PATH = /^\/(?!\/)[\w./%-]+$/

/** Returns why a value is invalid for a tweak; undefined if it is valid. */
export function getTweakValueError(tweak: Tweak, value: string): string | undefined {
  if (value.length > MAX_TWEAK_LENGTH) return `Enter at most ${MAX_TWEAK_LENGTH} characters.`
  switch (tweak.type) {
    case 'color':
      return isTweakColor(value)
        ? undefined
        : 'Enter a color, such as #336699 or rgba(0, 0, 0, .5).'
    case 'font':
      return FONT.test(value) && hasPairedQuotes(value)
        ? undefined
        : 'Enter font names, such as "Source Serif", serif.'
    case 'dropdown':
      return tweak.options.includes(value)
        ? undefined
        : `Choose one of: ${tweak.options.join(', ')}.`
    case 'checkbox':
      return value === 'true' || value === 'false' ? undefined : 'Enter true or false.'
    case 'image':
      return value === 'none' || IMAGE_PATH.test(value)
        ? undefined
        : 'Enter the path of an image of this site, or none.'
    case 'value':
      return getLengthError(tweak, value)
  }
}

function getLengthError({ min, max }: Tweak, value: string): string | undefined {
  const amount = Number.parseFloat(value)
  if (!LENGTH.test(value)) return 'Enter a number with or without a unit, such as 24px.'
  if (min !== undefined && amount < min) return `Minimum: ${min}.`
  if (max !== undefined && amount > max) return `Maximum: ${max}.`
  return undefined
}

function hasPairedQuotes(value: string): boolean {
  return ['"', "'"].every((quote) => value.split(quote).length % 2 === 1)
}

/** Returns the value of each tweak: the owner's if it is still valid, else the theme's. */
export function getCurrentTweakValues(
  tweaks: readonly Tweak[],
  values: TweakValues,
): readonly {
  readonly tweak: Tweak
  readonly value: string
  readonly defaultValue: string
  readonly isOwn: boolean
}[] {
  return tweaks.map((tweak) => {
    const ownValue = Object.hasOwn(values, tweak.name) ? values[tweak.name] : undefined
    const isOwn = ownValue !== undefined && getTweakValueError(tweak, ownValue) === undefined
    const defaultValue = unquote(tweak.defaultValue)
    return { tweak, isOwn, defaultValue, value: isOwn ? ownValue : defaultValue }
  })
}

function unquote(text: string): string {
  return /^(["'])(.*)\1$/.exec(text)?.[2] ?? text
}

/**
 * Returns a class for each choice of a list, and for each checked box.
 *
 * @see compat §3: 'name: "3:2 Standard"' → 'name-32-standard'
 */
export function getTweakClasses(tweaks: readonly Tweak[], values: TweakValues): readonly string[] {
  return getCurrentTweakValues(tweaks, values).flatMap(({ tweak: { type, name }, value }) => {
    if (type === 'checkbox') return value === 'true' ? [name] : []
    return type === 'dropdown' ? [`${name}-${toTweakSlug(value)}`] : []
  })
}

/** Returns every class that the tweaks can add. */
export function getAllTweakClasses(tweaks: readonly Tweak[]): readonly string[] {
  return tweaks.flatMap(({ type, name, options }) => {
    if (type === 'checkbox') return [name]
    return type === 'dropdown' ? options.map((option) => `${name}-${toTweakSlug(option)}`) : []
  })
}

/** Returns the tweaks that scripts read. @see compat §9 "tweakJSON holds strings" */
export function getTweakJson(
  tweaks: readonly Tweak[],
  values: TweakValues,
): Readonly<Record<string, string>> {
  const current = getCurrentTweakValues(tweaks, values).filter(({ tweak }) => tweak.isForScripts)
  return Object.fromEntries(current.map(({ tweak, value }) => [tweak.name, value]))
}

/** Returns the owner's values as Less, after everything else: the last value wins. */
export function formatTweakLess(tweaks: readonly Tweak[], values: TweakValues): string {
  return getCurrentTweakValues(tweaks, values)
    .filter(({ isOwn, tweak }) => isOwn && tweak.sets !== '')
    .map(({ tweak, value }) => formatTweakLine(tweak, value))
    .join('\n')
}

function formatTweakLine(tweak: Tweak, value: string): string {
  const { sets, type, defaultValue } = tweak
  if (sets.startsWith('.'))
    return `${sets} { font-family: ${value}; }\n${formatFamilyVariables(tweak, value)}`
  if (type === 'image') return `${sets}: ${value === 'none' ? 'none' : `url("${value}")`};`
  // A quoted text stays quoted: guards compare it with texts.
  const isText = type === 'dropdown' && /^["']/.test(defaultValue)
  return `${sets}: ${isText ? JSON.stringify(value) : value};`
}
