import { createHash } from 'node:crypto'
import { type Aesthetics, renderPaletteCss, type ThemeDefaults } from '@vitrine/page'
import { layReset } from './fallback-styles.ts'
import { formatFontVariables } from './font-variables.ts'
import { getSettingsName } from './own-name.ts'
import type { ThemeIssue } from './theme-issue.ts'
import type { TweakValues } from './tweak-values.ts'
import { parseTweaks, type Tweak } from './tweaks.ts'

/** The parts of a theme's `/site.css`. */
export interface ThemeStyles {
  /** The paths below `styles/`, in order. */
  readonly sheets: readonly string[]
  /** The files below `styles/`, by path. */
  readonly files: ReadonlyMap<string, string>
  /** Whether they need compiling; sheets of plain CSS are concatenated. */
  readonly isLess: boolean
  readonly tweaks: readonly Tweak[]
  /** The section colors of the theme, before all sheets, which may override them. */
  readonly before: string
  /** The styles of the platform's own templates and controls, weaker than all sheets; empty if the theme styles these. */
  readonly fallback: string
  /** A version that changes with any of them. */
  readonly version: string
}

/** The file of the variables that font tweaks define, which the defaults of the Less library import. */
const FONT_VARIABLES = 'library/font-variables.less'

/** The style sheet that comes first, also if it is not listed. */
const RESET = 'reset.css'

/** The maximum number of tweaks, all of which every page reads. */
const MAX_TWEAKS = 500

/**
 * Reads the style sheets that `template.conf` lists. `reset.css` comes first if it is not listed.
 *
 * @see compat §1
 */
export function readStyles(
  files: ReadonlyMap<string, string>,
  {
    listed,
    look,
    fallback,
  }: {
    readonly listed: readonly string[]
    readonly look: ThemeDefaults
    readonly fallback: string
  },
): { readonly styles: ThemeStyles; readonly issues: readonly ThemeIssue[] } {
  const issues: ThemeIssue[] = []
  const first = !listed.includes(RESET) && files.has(RESET) ? [RESET] : []
  const sheets = [...first, ...listed.filter((name) => files.has(name))]
  const tweaks = new Map<string, Tweak>()
  for (const [name, text] of files) {
    if (!/\.(?:less|css)$/.test(name)) continue
    const parsed = parseTweaks(`styles/${name}`, text)
    issues.push(...parsed.issues.map((issue) => ({ ...issue, file: `styles/${name}` })))
    for (const tweak of parsed.tweaks) if (!tweaks.has(tweak.name)) tweaks.set(tweak.name, tweak)
  }
  const [firstExcess] = [...tweaks.values()].slice(MAX_TWEAKS)
  if (firstExcess) {
    const { file, line } = firstExcess
    issues.push({ file, line, column: 1, message: `A theme has at most ${MAX_TWEAKS} tweaks` })
  }
  // A tweak that only sets a class of the body needs no variable, and works in plain CSS.
  const isLess =
    [...tweaks.values()].some(({ sets }) => sets !== '') ||
    sheets.some((name) => name.endsWith('.less'))
  const before = look.palette ? renderPaletteCss(look.palette) : ''
  const version = computeHash([before, fallback, ...sheets, '', ...[...files].flat()])
  const all = [...tweaks.values()].slice(0, MAX_TWEAKS)
  const withVariables = new Map([...files, [FONT_VARIABLES, formatFontVariables(all)]])
  const reset = fallback === '' ? undefined : files.get(RESET)
  if (reset !== undefined) withVariables.set(RESET, layReset(reset))
  return {
    styles: { sheets, files: withVariables, isLess, tweaks: all, before, fallback, version },
    issues,
  }
}

/** Returns the tweaks that the owner set for a theme. */
export function getTweakValues(
  aesthetics: Pick<Aesthetics, 'tweaks'> | undefined,
  { name }: { readonly name: string },
): TweakValues {
  const tweaks = aesthetics?.tweaks ?? {}
  const key = getSettingsName(name)
  return Object.hasOwn(tweaks, key) ? (tweaks[key] ?? {}) : {}
}

/** Computes the version of a site's styles from the theme, its tweaks and the CSS after it. */
export function computeThemeStylesVersion(
  { version, tweaks }: ThemeStyles,
  values: TweakValues,
  after = '',
): string {
  const ownValues = tweaks.flatMap(({ name }) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return value === undefined ? [] : [name, value]
  })
  return ownValues.length === 0 && after === ''
    ? version
    : computeHash([version, ...ownValues, '', after])
}

/** Computes a hash of parts, which end with a character that no text contains. */
function computeHash(parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 12)
}
