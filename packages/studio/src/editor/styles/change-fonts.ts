import type { FontFamily, FontUsage, FontVoice } from '@vitrine/model'
import {
  type Aesthetics,
  DEFAULT_TYPOGRAPHY,
  type ThemeDefaults,
  type Typography,
} from '@vitrine/page'

/** The id of the font theme that the panel adds to a site without one. */
const OWN_ID = 'site'

/** Returns the fonts and sizes of the site: the owner's, else those of the theme. */
export function getTypography(body: Aesthetics, theme: ThemeDefaults): Typography {
  return getActive(body) ?? theme.typography ?? DEFAULT_TYPOGRAPHY
}

function getActive({ fontThemes, activeFontThemeId }: Aesthetics) {
  return fontThemes.find(({ id }) => id === activeFontThemeId)
}

/** Changes fonts or sizes of the site; undefined returns to those of the theme. */
export function setTypography(
  body: Aesthetics,
  theme: ThemeDefaults,
  change: Partial<Typography> | undefined,
): Aesthetics {
  const active = getActive(body)
  if (!change) {
    const { activeFontThemeId: _, ...rest } = body
    return { ...rest, fontThemes: body.fontThemes.filter(({ id }) => id !== OWN_ID) }
  }
  const { heading, text, base, scale } = { ...getTypography(body, theme), ...change }
  const { id, name } = active ?? { id: OWN_ID, name: 'Site' }
  const changed = { id, name, heading, text, base, scale }
  const isKnown = body.fontThemes.some((each) => each.id === id)
  const fontThemes = isKnown
    ? body.fontThemes.map((each) => (each.id === id ? changed : each))
    : [...body.fontThemes, changed]
  return { ...body, fontThemes, activeFontThemeId: id }
}

/** Sets the font of a use; undefined leaves it to the theme. */
export function setFontUsage(
  body: Aesthetics,
  usage: FontUsage,
  voice: FontVoice | undefined,
): Aesthetics {
  const { [usage]: _, ...others } = body.fontUsage
  return { ...body, fontUsage: voice ? { ...others, [usage]: voice } : others }
}

/** A pair of fonts that go together. */
export interface FontPack {
  readonly heading: FontFamily
  readonly text: FontFamily
  readonly headingWeight: number
}

/** The pairs of fonts that every device has, as ids of families with the weight of headings. */
const PAIRS = [
  ['system-sans', 'system-sans', 700],
  ['system-geometric', 'system-sans', 600],
  ['system-humanist', 'system-humanist', 600],
  ['system-old-style', 'system-old-style', 500],
  ['system-transitional', 'system-sans', 600],
  ['system-old-style', 'system-humanist', 500],
  ['system-slab', 'system-transitional', 700],
  ['system-mono', 'system-sans', 600],
] as const

/** Returns the pairs of fonts to choose from, besides that of the theme: its fonts mixed, and those of devices. */
export function listFontPacks({ fonts, typography }: ThemeDefaults): readonly FontPack[] {
  const find = (family: string) => fonts.find(({ id }) => id === family)
  const own = typography && find(typography.text.family)
  const pairs = PAIRS.flatMap(([headingId, textId, headingWeight]) => {
    const [heading, text] = [find(headingId), find(textId)]
    return heading && text ? [{ heading, text, headingWeight }] : []
  })
  return own ? [{ heading: own, text: own, headingWeight: 600 }, ...pairs] : pairs
}

/** Returns the id of a pair of fonts. */
export function getPackId({ heading, text }: Pick<FontPack, 'heading' | 'text'>): string {
  return `${heading.id} ${text.id}`
}
