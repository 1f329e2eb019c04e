import {
  computeChroma,
  computeContrast,
  computeDistance,
  computeLuminance,
  createSectionTheme,
  getReadableColour,
  mixColours,
  type Palette,
} from '@vitrine/model'
import type { ImageColor } from './extract-colors.ts'

export const proposalIds = ['soft', 'neutral', 'bold', 'second', 'dark'] as const
export type ProposalId = (typeof proposalIds)[number]

/** A palette made of the colors of an image. */
export interface Proposal {
  readonly id: ProposalId
  readonly palette: Palette
}

const WHITE = '#ffffff'
const BLACK = '#000000'
/** Less is grey to the eye. */
const MIN_CHROMA = 0.04
/** Accents nearer than this are the same color to a visitor. */
const MIN_DISTANCE = 0.12
/** The luminance below which a color of the image serves as a dark ground. */
const MAX_DARK = 0.12
/** The luminance from which a color of the image serves as a light ground. */
const MIN_LIGHT = 0.4
/** The contrast of texts on grounds: enhanced for the usual text, minimum elsewhere. @see WCAG 2.2 1.4.3, 1.4.6 */
const ENHANCED = 7
const MINIMUM = 4.5
const MAX_ROUNDS = 10

/** Returns three to five palettes from the colors of an image, in which texts have sufficient contrast; none without colors. */
export function proposePalettes(colors: readonly ImageColor[]): readonly Proposal[] {
  const [main, second] = listAccents(colors)
  if (main === undefined) return []
  const dark = colors.find(({ color }) => isDarkGround(color) && color !== main)?.color
  const proposals: readonly Proposal[] = [
    { id: 'soft', palette: createPalette(main, [0.97, 0.88, 0.68, 0.82]) },
    { id: 'neutral', palette: { ...NEUTRAL, accent: main } },
    { id: 'bold', palette: createBold(main) },
    ...(second ? [{ id: 'second' as const, palette: createSecond(main, second) }] : []),
    ...(dark ? [{ id: 'dark' as const, palette: createDark(main, dark) }] : []),
  ]
  return proposals.map(({ id, palette }) => ({ id, palette: ensureContrast(palette) }))
}

const NEUTRAL = { lightest: WHITE, light: '#f3f3f3', dark: '#333333', darkest: '#151515' }

/** Returns the colors that can be an accent: colorful and frequent ones first; the darkest one if all are grey. */
function listAccents(colors: readonly ImageColor[]): readonly string[] {
  const weigh = ({ color, share }: ImageColor) => computeChroma(color) * Math.sqrt(share)
  const colorful = colors
    .filter(({ color }) => computeChroma(color) >= MIN_CHROMA)
    .toSorted((one, other) => weigh(other) - weigh(one))
    .map(({ color }) => color)
  const distinct = colorful.filter((color, index) =>
    colorful.slice(0, index).every((other) => computeDistance(color, other) >= MIN_DISTANCE),
  )
  if (distinct.length > 0) return distinct
  const byLuminance = colors.map(({ color }) => color).toSorted(compareLuminance)
  return byLuminance.slice(0, 1)
}

function compareLuminance(one: string, other: string): number {
  return computeLuminance(one) - computeLuminance(other)
}

function isDarkGround(color: string): boolean {
  return computeLuminance(color) <= MAX_DARK
}

/** Creates a palette of tints and shades: the shares of white in the light colors, and of black in the dark ones. */
function createPalette(
  color: string,
  [lightest, light, dark, darkest]: readonly [number, number, number, number],
): Palette {
  return {
    lightest: mixColours(color, WHITE, lightest),
    light: mixColours(color, WHITE, light),
    accent: color,
    dark: mixColours(color, BLACK, dark),
    darkest: mixColours(color, BLACK, darkest),
  }
}

/** Creates a palette with strong tints and shades. A light color, which no text can have, is a ground itself. */
function createBold(color: string): Palette {
  const isLight = computeLuminance(color) >= MIN_LIGHT
  return createPalette(color, [1, isLight ? 0 : 0.74, 0.42, 0.74])
}

/** Creates a palette on tints and shades of the main color, with the second one as accent. */
function createSecond(main: string, second: string): Palette {
  return { ...createPalette(main, [0.96, 0.84, 0.55, 0.8]), accent: second }
}

/** Creates a palette whose dark grounds have the dark color of the image. */
function createDark(main: string, dark: string): Palette {
  return {
    ...createPalette(main, [0.98, 0.92, 0, 0]),
    dark,
    darkest: mixColours(dark, BLACK, 0.35),
  }
}

/** Moves colors of a palette until texts on its light and dark grounds are readable without corrections. */
function ensureContrast(palette: Palette): Palette {
  const { lightest, light } = palette
  const darkest = getReadableColour(palette.darkest, [lightest, light], ENHANCED) ?? BLACK
  const darker = getReadableColour(palette.dark, [lightest], MINIMUM) ?? darkest
  // The dark ground is no lighter than it was, and never darker than the darkest one.
  const dark =
    computeContrast(darker, lightest) > computeContrast(darkest, lightest) ? darkest : darker
  return { ...palette, dark, darkest, accent: getReadableAccent({ ...palette, dark, darkest }) }
}

/** Returns the accent as the light color themes show it. Its own tint is one of their grounds, so that they move it in steps. */
function getReadableAccent(palette: Palette): string {
  let { accent } = palette
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const shown = (['light', 'white'] as const).reduce(
      (color, id) => createSectionTheme(id, { ...palette, accent: color }).colours.accent,
      accent,
    )
    if (shown === accent) return accent
    accent = shown
  }
  return palette.darkest
}
