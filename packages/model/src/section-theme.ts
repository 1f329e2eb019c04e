import { BLACK, type Colour, contrast, leastContrast, luminance, mix, readable } from './colour.ts'

/** The five colours of a site, of which all others are made. */
export const paletteNames = ['lightest', 'light', 'accent', 'dark', 'darkest'] as const
export type PaletteName = (typeof paletteNames)[number]
export type Palette = Readonly<Record<PaletteName, Colour>>

/** Sections name their colour theme by these. @see dom §6 `data-section-theme` */
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

/** What a colour is for. */
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

/** Those that owners may set by themselves; the rest follows from them. */
export const ownRoles = ['ground', 'ink', 'heading', 'accent', 'onAccent'] as const
export type OwnRole = (typeof ownRoles)[number]

/** `asIs`: kept even where it can hardly be read. */
export interface OwnColour {
  readonly color: Colour
  readonly asIs?: true | undefined
}
export type OwnColours = { readonly [R in OwnRole]?: OwnColour | undefined }

/** A colour that could not be read where it stands. */
export interface Correction {
  readonly role: OwnRole
  readonly wanted: Colour
  /** What is shown: the wanted one where the owner insists. */
  readonly used: Colour
  readonly least: number
  /** The least contrast of the wanted and of the used one. */
  readonly before: number
  readonly after: number
}

export interface SectionTheme {
  readonly id: SectionThemeId
  readonly colours: ThemeColours
  readonly corrections: readonly Correction[]
}

const TEXT = 4.5
/** Large text, edges of controls, the ring round what is focused. @see WCAG 2.2 1.4.3, 1.4.11 */
const LARGE = 3

const grounds = ['ground', 'groundSunk', 'surface'] as const

/** What stands on what, and how well it is to be read there. */
export const contrastPairs: readonly {
  readonly role: ColourRole
  readonly on: readonly ColourRole[]
  readonly least: number
}[] = [
  { role: 'ink', on: [...grounds, 'accentWash', 'successWash', 'dangerWash'], least: TEXT },
  { role: 'inkSoft', on: [...grounds, 'accentWash'], least: TEXT },
  { role: 'inkFaint', on: grounds, least: TEXT },
  { role: 'heading', on: grounds, least: LARGE },
  { role: 'accent', on: [...grounds, 'accentWash'], least: TEXT },
  { role: 'accentDeep', on: grounds, least: TEXT },
  { role: 'onAccent', on: ['accent', 'accentDeep'], least: TEXT },
  { role: 'success', on: [...grounds, 'successWash'], least: TEXT },
  { role: 'danger', on: [...grounds, 'dangerWash'], least: TEXT },
  { role: 'lineControl', on: grounds, least: LARGE },
  { role: 'focus', on: grounds, least: LARGE },
  { role: 'pictureInk', on: ['picture'], least: LARGE },
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

/** Hues that mean something are the same on every site. */
const SUCCESS = '#3a6546'
const DANGER = '#a1261d'

/** All ten themes of a palette. */
export function sectionThemesOf(
  palette: Palette,
  own: { readonly [I in SectionThemeId]?: OwnColours | undefined } = {},
): readonly SectionTheme[] {
  return sectionThemeIds.map((id) => sectionThemeOf(id, palette, own[id]))
}

/** A theme of a palette. What could not be read is moved, and told. */
export function sectionThemeOf(
  id: SectionThemeId,
  palette: Palette,
  own: OwnColours = {},
): SectionTheme {
  const corrections: Correction[] = []
  /** The owner's where it is set, else the palette's; moved where it has to be. */
  const fitted = (role: OwnRole, usual: Colour, on: readonly Colour[], least: number) => {
    const wanted = own[role]?.color ?? usual
    const moved = fit(wanted, on, least)
    const used = own[role]?.asIs ? wanted : moved
    const before = leastContrast(wanted, on)
    const after = leastContrast(used, on)
    if (before < least) corrections.push({ role, wanted, used, least, before, after })
    return { used, moved }
  }
  const recipe = recipeOf(id, palette)
  const ground =
    id === 'bright-inverse' && !own.ground
      ? fitted('ground', palette.accent, [palette[recipe.ink]], TEXT).used
      : (own.ground?.color ?? palette[recipe.ground])
  const ink = fitted('ink', palette[recipe.ink], [ground], TEXT)
  const fields = fieldsOf(ground, ink.moved, own.accent?.color ?? palette[recipe.accent])
  const { groundSunk, surface, accentWash, successWash, dangerWash } = fields
  const plain = [ground, groundSunk, surface]
  const heading = fitted('heading', palette[recipe.heading], plain, LARGE)
  const accent = fitted('accent', palette[recipe.accent], [...plain, accentWash], TEXT)
  const onAccent = fitted('onAccent', ground, [accent.used], TEXT)
  const deep = mix(accent.used, ink.moved, 0.22)
  const isDeepGood = leastContrast(deep, plain) >= TEXT && contrast(deep, onAccent.moved) >= TEXT
  const picture = field(ground, ink.moved, 0.16)
  return {
    id,
    corrections,
    colours: {
      ground,
      ...fields,
      ink: ink.used,
      inkSoft: fit(mix(ink.moved, ground, 0.24), [...plain, accentWash], TEXT),
      inkFaint: fit(mix(ink.moved, ground, 0.34), plain, TEXT),
      heading: heading.used,
      line: mix(ground, ink.moved, 0.11),
      lineStrong: mix(ground, ink.moved, 0.2),
      lineControl: fit(mix(ink.moved, ground, 0.48), plain, LARGE),
      accent: accent.used,
      accentDeep: isDeepGood ? deep : accent.used,
      onAccent: onAccent.used,
      success: fit(SUCCESS, [...plain, successWash], TEXT),
      danger: fit(DANGER, [...plain, dangerWash], TEXT),
      focus: ink.moved,
      picture,
      pictureInk: fit(mix(ink.moved, picture, 0.4), [picture], LARGE),
    },
  }
}

/** Which of black and white a theme's text is nearer to. */
export function isDark({ ground, ink }: Pick<ThemeColours, 'ground' | 'ink'>): boolean {
  return luminance(ink) > luminance(ground)
}

/** The two bright themes have the accent as their ground, once under light and once under dark text. */
function recipeOf(id: SectionThemeId, palette: Palette): Recipe {
  const recipe = recipes[id]
  if (id !== 'bright' && id !== 'bright-inverse') return recipe
  const light = contrast(palette.accent, palette.lightest)
  const suitsLight = light >= TEXT || light >= contrast(palette.accent, palette.darkest)
  const ink = suitsLight === (id === 'bright') ? 'lightest' : 'darkest'
  return { ground: 'accent', ink, heading: ink, accent: ink }
}

function fieldsOf(ground: Colour, ink: Colour, accent: Colour) {
  const isLight = luminance(ground) > luminance(ink)
  return {
    groundSunk: field(ground, ink, 0.05),
    surface: isLight ? mix(ground, '#ffffff', 0.7) : field(ground, ink, 0.035),
    accentWash: field(ground, ink, 0.12, accent),
    successWash: field(ground, ink, 0.12, SUCCESS),
    dangerWash: field(ground, ink, 0.12, DANGER),
  }
}

/** A ground with some of another colour in it; with less, where the ink could not be read on it. */
function field(ground: Colour, ink: Colour, share: number, other = ink): Colour {
  for (let part = share; part > 0.005; part /= 2) {
    const made = mix(ground, other, part)
    if (contrast(made, ink) >= TEXT) return made
  }
  return ground
}

/** What is made of an ink that can be read can be read itself, at the latest as black or white. */
function fit(wanted: Colour, on: readonly Colour[], least: number): Colour {
  return readable(wanted, on, least) ?? BLACK
}
