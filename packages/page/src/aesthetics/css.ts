import {
  type ColourRole,
  colourRoles,
  type FontFamily,
  type FontUsage,
  formatShapeTokens,
  fontUsages,
  isDark,
  type Palette,
  paletteNames,
  type SectionTheme,
  type SectionThemeId,
  createSectionThemes,
  systemFonts,
  computeTypeSteps,
} from '@vitrine/model'
import type { Aesthetics, Typography } from '../document/aesthetics.ts'
import { formatColorClass } from '../rich-text/mark-tags.ts'

/** The parts of a theme that owners may change: its five colors, the fonts in its files, and how it uses them. */
export interface ThemeDefaults {
  readonly palette: Palette | undefined
  readonly typography: Typography | undefined
  readonly fonts: readonly FontFamily[]
  /** The section theme of its pages; white ground if absent. */
  readonly sectionTheme?: SectionThemeId | undefined
}

/** The palette of a site whose theme has none and whose owner chose none. */
export const DEFAULT_PALETTE: Palette = {
  lightest: '#ffffff',
  light: '#f2f2f2',
  accent: '#1f5fbf',
  dark: '#333333',
  darkest: '#111111',
}

/** The fonts of a site whose theme does not say which it uses. */
export const DEFAULT_TYPOGRAPHY: Typography = {
  heading: { family: 'system-sans', weight: 700 },
  text: { family: 'system-sans', weight: 400 },
  base: 16,
  scale: 1.25,
}

/** Returns the section theme of a site, which sections have that name none: the owner's choice or that of the theme. */
export function getDefaultTheme(
  { defaultThemeId }: Pick<Aesthetics, 'defaultThemeId'>,
  { sectionTheme }: Pick<ThemeDefaults, 'sectionTheme'>,
): SectionThemeId {
  return defaultThemeId ?? sectionTheme ?? 'white'
}

/** Returns the section themes of a site. */
export function computeThemes(
  aesthetics: Aesthetics,
  theme: ThemeDefaults,
): readonly SectionTheme[] {
  const palette = aesthetics.palette ?? theme.palette ?? DEFAULT_PALETTE
  return createSectionThemes(palette, aesthetics.colorThemes)
}

/** Renders the section themes of a theme's own palette, before the owner chooses colors. */
export function renderPaletteCss(palette: Palette): string {
  return renderSectionsCss(createSectionThemes(palette), getSelector) + renderWordColorsCss(palette)
}

/** Renders the rules of words in a color of the palette. @see rich-text `color` marks */
function renderWordColorsCss(palette: Palette): string {
  return paletteNames.map((name) => `.${formatColorClass(name)}{color:${palette[name]}}`).join('')
}

/**
 * Renders the owner's settings as custom properties. They follow the styles of the theme and replace its
 * values of the same names. Empty if nothing is set.
 */
export function renderAestheticsCss(aesthetics: Aesthetics, theme: ThemeDefaults): string {
  const shape = formatShapeTokens(aesthetics.shape ?? {})
  return (
    renderColoursCss(aesthetics, theme) +
    renderFontsCss(aesthetics, theme) +
    (shape && `:root{${shape}}`)
  )
}

function renderColoursCss(aesthetics: Aesthetics, theme: ThemeDefaults): string {
  const { palette, defaultThemeId, colorThemes } = aesthetics
  const defaultTheme = getDefaultTheme(aesthetics, theme)
  const isAll = Boolean(palette ?? defaultThemeId ?? colorThemes[defaultTheme])
  if (!isAll && Object.keys(colorThemes).length === 0) return ''
  const themes = computeThemes(aesthetics, theme)
  const root = isAll ? themes.find(({ id }) => id === defaultTheme) : undefined
  return (
    (root ? `:root{${formatColourTokens(root)}}:where(h1,h2){color:var(--heading)}` : '') +
    renderSectionsCss(themes, getBandSelector) +
    (palette ? renderWordColorsCss(palette) : '')
  )
}

/** Renders the rules of section themes. @see dom §6 `section.page-section[data-section-theme]` */
function renderSectionsCss(
  themes: readonly SectionTheme[],
  selector: (theme: SectionTheme) => string,
): string {
  const named = ".page-section[data-section-theme]:not([data-section-theme=''])"
  return (
    themes.map((theme) => `${selector(theme)}{${formatColourTokens(theme)}}`).join('') +
    `${named}{background:var(--ground);color:var(--ink)}${named} :is(h1,h2){color:var(--heading)}`
  )
}

function getSelector({ id }: SectionTheme): string {
  return `[data-section-theme='${id}']`
}

/** Returns the selector of a section theme. Bands that are dark in the theme use the owner's darkest one. */
function getBandSelector(theme: SectionTheme): string {
  const own = getSelector(theme)
  return theme.id === 'black' ? `${own},[data-ground='dark']` : own
}

function formatColourTokens({ colours }: SectionTheme): string {
  const tokens = colourRoles.map((role) => `--${toKebabCase(role)}:${colours[role]};`)
  return `color-scheme:${isDark(colours) ? 'dark' : 'light'};${tokens.join('')}`
}

function toKebabCase(role: ColourRole): string {
  return role.replaceAll(/[A-Z]/g, (character) => `-${character.toLowerCase()}`)
}

function renderFontsCss(
  { fontThemes, activeFontThemeId, fontUsage }: Aesthetics,
  theme: ThemeDefaults,
) {
  const active = fontThemes.find(({ id }) => id === activeFontThemeId)
  const used = fontUsages.filter((usage) => fontUsage[usage] !== undefined)
  const tokens = [
    ...(active ? formatFontTokens(active, theme) : []),
    ...used.map(
      (usage) =>
        `--font-${usage}:var(--font-${fontUsage[usage] === 'heading' ? 'display' : 'text'});`,
    ),
  ].join('')
  const rules = used.map((usage) => `${usageSelectors[usage]}{font-family:var(--font-${usage})}`)
  return tokens === '' ? '' : `:root{${tokens}}${rules.join('')}`
}

/** The selectors of font usages; a theme with its own selectors uses the custom property itself. */
const usageSelectors: Readonly<Record<FontUsage, string>> = {
  headings: 'h1,h2,h3,h4',
  body: 'body',
  navigation: 'nav,nav a',
  buttons: "button,[type='submit'],.sqs-block-button-element,.sqs-add-to-cart-button",
  quotes: 'blockquote',
  labels: 'label,legend,figcaption',
}

function formatFontTokens(
  { heading, text, ...sizes }: Typography,
  theme: ThemeDefaults,
): readonly string[] {
  const display = getFontFamily(heading.family, theme)
  const body = getFontFamily(text.family, theme)
  return [
    ...(display ? [`--font-display:${display.stack};`] : []),
    ...(body ? [`--font-text:${body.stack};`] : []),
    `--weight-display:${heading.weight};--weight-text:${text.weight};`,
    ...[...computeTypeSteps(sizes)].map(
      ([step, size]) => `--step-${step < 0 ? `m${-step}` : step}:${size};`,
    ),
  ]
}

/** Returns the theme's own fonts and the system fonts. */
export function getFontFamilies({ fonts }: Pick<ThemeDefaults, 'fonts'>): readonly FontFamily[] {
  return [...fonts, ...systemFonts]
}

/** Returns a font family; undefined if it belongs to another theme, so that this theme's own is used. */
function getFontFamily(id: string, theme: ThemeDefaults): FontFamily | undefined {
  return getFontFamilies(theme).find((family) => family.id === id)
}
