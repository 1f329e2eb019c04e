import { createHash } from 'node:crypto'
import { paletteCss, type ThemeLook } from '@vitrine/page'
import type { Site } from '../../platform/http/site.ts'
import type { Fault } from './lenient-json.ts'
import { placesIn } from './places.ts'
import type { ThemeFault } from './theme-fault.ts'
import { readTweaks, type Tweak } from './styles/tweaks.ts'
import type { TweakValues } from './styles/tweak-values.ts'

/** What a theme's `/site.css` is made of. */
export interface ThemeStyles {
  /** Paths below `styles/`, in their order. */
  readonly sheets: readonly string[]
  /** Everything below `styles/`, by its path there. */
  readonly files: ReadonlyMap<string, string>
  /** Sheets of plain CSS alone are one after the other what they are. */
  readonly isLess: boolean
  readonly tweaks: readonly Tweak[]
  /** The colours of sections as the theme has them: stands before all else, so that its sheets may say more. */
  readonly before: string
  /** Another one when anything of them is. */
  readonly version: string
}

/** More are no theme's: each is asked of every page. */
const MOST_TWEAKS = 500

/** Reads what `template.conf` lists. `reset.css` comes first where it is not listed. @see compat §1 */
export function readStyles(
  files: ReadonlyMap<string, string>,
  { listed, look }: { readonly listed: readonly string[]; readonly look: ThemeLook },
): { readonly styles: ThemeStyles; readonly faults: readonly ThemeFault[] } {
  const faults: ThemeFault[] = []
  const first = !listed.includes('reset.css') && files.has('reset.css') ? ['reset.css'] : []
  const sheets = [...first, ...listed.filter((name) => files.has(name))]
  const tweaks = new Map<string, Tweak>()
  for (const [name, text] of files) {
    if (!/\.(?:less|css)$/.test(name)) continue
    const read = readTweaks(`styles/${name}`, text)
    const all = [...read.faults, ...importsFromElsewhere(text)]
    faults.push(...all.map((fault) => ({ ...fault, file: `styles/${name}` })))
    for (const tweak of read.tweaks) if (!tweaks.has(tweak.name)) tweaks.set(tweak.name, tweak)
  }
  const [tooMany] = [...tweaks.values()].slice(MOST_TWEAKS)
  if (tooMany) {
    const { file, line } = tooMany
    faults.push({ file, line, column: 1, message: `A theme has at most ${MOST_TWEAKS} tweaks` })
  }
  const isLess = tweaks.size > 0 || sheets.some((name) => name.endsWith('.less'))
  const before = look.palette ? paletteCss(look.palette) : ''
  const version = hashOf([before, ...sheets, '', ...[...files].flat()])
  const all = [...tweaks.values()].slice(0, MOST_TWEAKS)
  return { styles: { sheets, files, isLess, tweaks: all, before, version }, faults }
}

/** As many are told of each sheet. */
const MOST_IMPORTS = 100
const IMPORT = /^[ \t]*@import\s+(?:\([\w, ]*\)\s*)?(?:url\(\s*)?["']?(?:https?:)?\/\//gim

/** Pages take styles and fonts from the site alone. */
function importsFromElsewhere(text: string): readonly Fault[] {
  const placeOf = placesIn(text)
  return [...text.matchAll(IMPORT)].slice(0, MOST_IMPORTS).map(({ index }) => ({
    message: 'Browsers load no styles of other servers: put these, and their fonts, into the theme',
    line: placeOf(index).line,
    column: 1,
  }))
}

/** What a site's owner set of a theme. */
export function tweaksOf(
  site: Pick<Site, 'tweaks'>,
  { name }: { readonly name: string },
): TweakValues {
  return Object.hasOwn(site.tweaks, name) ? (site.tweaks[name] ?? {}) : {}
}

/** The version of a site's styles: the theme's, and what its owner set: values, and CSS that stands after them. */
export function stylesVersion(
  { version, tweaks }: ThemeStyles,
  values: TweakValues,
  after = '',
): string {
  const own = tweaks.flatMap(({ name }) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return value === undefined ? [] : [name, value]
  })
  return own.length === 0 && after === '' ? version : hashOf([version, ...own, '', after])
}

/** Each part ends with a sign that no text has. */
function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 12)
}
