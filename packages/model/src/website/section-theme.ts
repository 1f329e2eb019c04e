import { computeDeepColour, resolveActionColours } from './action-colours.ts'
import {
  type Colour,
  computeContrast,
  computeMinContrast,
  computeLuminance,
  ensureReadable,
  mixColours,
} from './colour.ts'

/** The names of a palette's five colours, from which all others derive. */
export const paletteNames = ['lightest', 'light', 'accent', 'dark', 'darkest'] as const
export type PaletteName = (typeof paletteNames)[number]
export type Palette = Readonly<Record<PaletteName, Colour>>

/** The ids of the section colour themes. @see dom §6 `data-section-theme` */
export const sectionThemeIds = [
  'white',
  'white-bold',
  'light',
  'light-bold',
  'bright',
  'bright-inverse',
  'dark',
  'dark-bold',
  'black',
  'black-bold',
] as const
export type SectionThemeId = (typeof sectionThemeIds)[number]

/** The roles of colours in a section theme. */
export const colourRoles = [
  'ground',
  'groundSunk',
  'surface',
  'ink',
  'inkSoft',
  'inkFaint',
  'heading',
  'line',
  'lineStrong',
  'lineControl',
  'accent',
  'accentDeep',
  'accentWash',
  'onAccent',
  'link',
  'button',
  'buttonDeep',
  'onButton',
  'success',
  'successWash',
  'danger',
  'dangerWash',
  'focus',
  'picture',
  'pictureInk',
] as const
export type ColourRole = (typeof colourRoles)[number]
export type ThemeColours = Readonly<Record<ColourRole, Colour>>

/** The roles that owners may customize; the other roles derive from them. */
export const customColourRoles = [
  'ground',
  'ink',
  'heading',
  'accent',
  'onAccent',
  'link',
  'button',
  'onButton',
] as const
export type CustomColourRole = (typeof customColourRoles)[number]

/** A colour set by the owner. `asIs` keeps it even if its contrast is too low. */
export interface CustomColour {
  readonly color: Colour
  readonly asIs?: true | undefined
}
export type CustomColours = { readonly [R in CustomColourRole]?: CustomColour | undefined }

/** A colour whose contrast was too low. */
export interface Correction {
  readonly role: CustomColourRole
  readonly requested: Colour
  /** The colour that is shown; equal to `requested` if the owner insists on it. */
  readonly used: Colour
  readonly minimum: number
  /** The minimum contrast of `requested`; `after` is that of `used`. */
  readonly before: number
  readonly after: number
}

export interface SectionTheme {
  readonly id: SectionThemeId
  readonly colours: ThemeColours
  readonly corrections: readonly Correction[]
}

const TEXT = 4.5
/** The minimum contrast of large text, control borders and focus rings. @see WCAG 2.2 1.4.3, 1.4.11 */
const LARGE = 3

const grounds = ['ground', 'groundSunk', 'surface'] as const

/** The pairs of foreground and background roles with their minimum contrast. */
export const contrastPairs: readonly {
  readonly role: ColourRole
  readonly on: readonly ColourRole[]
  readonly minimum: number
}[] = [
  { role: 'ink', on: [...grounds, 'accentWash', 'successWash', 'dangerWash'], minimum: TEXT },
  { role: 'inkSoft', on: [...grounds, 'accentWash'], minimum: TEXT },
  { role: 'inkFaint', on: grounds, minimum: TEXT },
  { role: 'heading', on: grounds, minimum: LARGE },
  { role: 'accent', on: [...grounds, 'accentWash'], minimum: TEXT },
  { role: 'accentDeep', on: grounds, minimum: TEXT },
  { role: 'onAccent', on: ['accent', 'accentDeep'], minimum: TEXT },
  { role: 'link', on: [...grounds, 'accentWash'], minimum: TEXT },
  { role: 'onButton', on: ['button', 'buttonDeep'], minimum: TEXT },
  { role: 'success', on: [...grounds, 'successWash'], minimum: TEXT },
  { role: 'danger', on: [...grounds, 'dangerWash'], minimum: TEXT },
  { role: 'lineControl', on: grounds, minimum: LARGE },
  { role: 'focus', on: grounds, minimum: LARGE },
  { role: 'pictureInk', on: ['picture'], minimum: LARGE },
]

interface Recipe {
  readonly ground: PaletteName
  readonly ink: PaletteName
  readonly heading: PaletteName
  readonly accent: PaletteName
}

const recipes: Readonly<Record<SectionThemeId, Recipe>> = {
  white: { ground: 'lightest', ink: 'darkest', heading: 'darkest', accent: 'accent' },
  'white-bold': { ground: 'lightest', ink: 'darkest', heading: 'accent', accent: 'accent' },
  light: { ground: 'light', ink: 'darkest', heading: 'darkest', accent: 'accent' },
  'light-bold': { ground: 'light', ink: 'darkest', heading: 'accent', accent: 'accent' },
  bright: { ground: 'accent', ink: 'lightest', heading: 'lightest', accent: 'lightest' },
  'bright-inverse': { ground: 'accent', ink: 'darkest', heading: 'darkest', accent: 'darkest' },
  dark: { ground: 'dark', ink: 'lightest', heading: 'lightest', accent: 'accent' },
  'dark-bold': { ground: 'dark', ink: 'lightest', heading: 'accent', accent: 'accent' },
  black: { ground: 'darkest', ink: 'lightest', heading: 'lightest', accent: 'accent' },
  'black-bold': { ground: 'darkest', ink: 'lightest', heading: 'accent', accent: 'accent' },
}

// Colours with a meaning are the same on every site.
const SUCCESS = '#3a6546'
const DANGER = '#a1261d'

/** Creates all ten section themes of a palette. */
export function createSectionThemes(
  palette: Palette,
  own: { readonly [I in SectionThemeId]?: CustomColours | undefined } = {},
): readonly SectionTheme[] {
  return sectionThemeIds.map((id) => createSectionTheme(id, palette, own[id]))
}

/**
 * Returns a function that returns the owner's colour of a role or the usual one, moved if its contrast is too low.
 * Each moved colour is added to `corrections`.
 */
function createResolver(own: CustomColours, corrections: Correction[]) {
  return (role: CustomColourRole, usual: Colour, on: readonly Colour[], minimum = TEXT) => {
    const requested = own[role]?.color ?? usual
    const moved = ensureReadable(requested, on, minimum)
    const used = own[role]?.asIs ? requested : moved
    const before = computeMinContrast(requested, on)
    const after = computeMinContrast(used, on)
    if (before < minimum) corrections.push({ role, requested, used, minimum, before, after })
    return { used, moved }
  }
}

/** Creates a section theme of a palette. Colours with too little contrast are moved and reported. */
export function createSectionTheme(
  id: SectionThemeId,
  palette: Palette,
  own: CustomColours = {},
): SectionTheme {
  const corrections: Correction[] = []
  const resolve = createResolver(own, corrections)
  const recipe = getRecipe(id, palette)
  const ground =
    id === 'bright-inverse' && !own.ground
      ? resolve('ground', palette.accent, [palette[recipe.ink]]).used
      : (own.ground?.color ?? palette[recipe.ground])
  const ink = resolve('ink', palette[recipe.ink], [ground])
  const fields = computeSurfaces(ground, ink.moved, own.accent?.color ?? palette[recipe.accent])
  const { groundSunk, surface, accentWash, successWash, dangerWash } = fields
  const plain = [ground, groundSunk, surface]
  const heading = resolve('heading', palette[recipe.heading], plain, LARGE)
  const accent = resolve('accent', palette[recipe.accent], [...plain, accentWash])
  const onAccent = resolve('onAccent', ground, [accent.used])
  const surroundings = { ink: ink.moved, plain, accentWash }
  const actions = resolveActionColours(own, resolve, { ...surroundings, ground, accent, onAccent })
  const placeholder = computeSurface(ground, ink.moved, 0.16)
  return {
    id,
    corrections,
    colours: {
      ground,
      ...fields,
      ink: ink.used,
      inkSoft: ensureReadable(mixColours(ink.moved, ground, 0.24), [...plain, accentWash], TEXT),
      inkFaint: ensureReadable(mixColours(ink.moved, ground, 0.34), plain, TEXT),
      heading: heading.used,
      line: mixColours(ground, ink.moved, 0.11),
      lineStrong: mixColours(ground, ink.moved, 0.2),
      lineControl: ensureReadable(mixColours(ink.moved, ground, 0.48), plain, LARGE),
      accent: accent.used,
      accentDeep: computeDeepColour(accent.used, { ...surroundings, on: onAccent.moved }, TEXT),
      onAccent: onAccent.used,
      ...actions,
      success: ensureReadable(SUCCESS, [...plain, successWash], TEXT),
      danger: ensureReadable(DANGER, [...plain, dangerWash], TEXT),
      focus: ink.moved,
      picture: placeholder,
      pictureInk: ensureReadable(mixColours(ink.moved, placeholder, 0.4), [placeholder], LARGE),
    },
  }
}

/** Returns whether a theme has light text on a dark ground. */
export function isDark({ ground, ink }: Pick<ThemeColours, 'ground' | 'ink'>): boolean {
  return computeLuminance(ink) > computeLuminance(ground)
}

/** Returns the recipe of a theme. The bright themes use the accent as ground, one with light and one with dark text. */
function getRecipe(id: SectionThemeId, palette: Palette): Recipe {
  const recipe = recipes[id]
  if (id !== 'bright' && id !== 'bright-inverse') return recipe
  const light = computeContrast(palette.accent, palette.lightest)
  const suitsLight = light >= TEXT || light >= computeContrast(palette.accent, palette.darkest)
  const ink = suitsLight === (id === 'bright') ? 'lightest' : 'darkest'
  return { ground: 'accent', ink, heading: ink, accent: ink }
}

function computeSurfaces(ground: Colour, ink: Colour, accent: Colour) {
  const isLight = computeLuminance(ground) > computeLuminance(ink)
  return {
    groundSunk: computeSurface(ground, ink, 0.05),
    surface: isLight ? mixColours(ground, '#ffffff', 0.7) : computeSurface(ground, ink, 0.035),
    accentWash: computeSurface(ground, ink, 0.12, accent),
    successWash: computeSurface(ground, ink, 0.12, SUCCESS),
    dangerWash: computeSurface(ground, ink, 0.12, DANGER),
  }
}

/** Mixes another colour into a ground; less of it if the ink would not be readable. */
function computeSurface(ground: Colour, ink: Colour, share: number, other = ink): Colour {
  for (let part = share; part > 0.005; part /= 2) {
    const made = mixColours(ground, other, part)
    if (computeContrast(made, ink) >= TEXT) return made
  }
  return ground
}
