import {
  type ColourRole,
  colourRoles,
  type FontFamily,
  type FontUsage,
  fontUsages,
  isDark,
  type Palette,
  type SectionTheme,
  type SectionThemeId,
  sectionThemesOf,
  systemFonts,
  typeSteps,
} from '@vitrine/model'
import type { Aesthetics, FontTheme } from '../document/aesthetics.ts'

/** What a theme brings that owners may change: its five colours, and the fonts in its files. */
export interface ThemeLook {
  readonly palette: Palette | undefined
  readonly fonts: readonly FontFamily[]
}

/** Of a site whose theme has no palette and whose owner chose none. */
export const NEUTRAL_PALETTE: Palette = {
  lightest: '#ffffff',
  light: '#f2f2f2',
  accent: '#1f5fbf',
  dark: '#333333',
  darkest: '#111111',
}

/** Of whatever names no theme, where the owner chose none. */
export const USUAL_THEME: SectionThemeId = 'white'

/** The colour themes of a site as they are shown. */
export function shownThemes(aesthetics: Aesthetics, look: ThemeLook): readonly SectionTheme[] {
  const palette = aesthetics.palette ?? look.palette ?? NEUTRAL_PALETTE
  return sectionThemesOf(palette, aesthetics.colorThemes)
}

/** The section themes of a theme's own palette: what sections look like before the owner chooses colours. */
export function paletteCss(palette: Palette): string {
  return sectionsCss(sectionThemesOf(palette), selectorOf)
}

/**
 * What the owner set, as custom properties: to stand after the styles of the theme, whose own values of the same
 * names it replaces. Empty where nothing is set.
 */
export function aestheticsCss(aesthetics: Aesthetics, look: ThemeLook): string {
  return coloursCss(aesthetics, look) + fontsCss(aesthetics, look)
}

function coloursCss(aesthetics: Aesthetics, look: ThemeLook): string {
  const { palette, defaultThemeId, colorThemes } = aesthetics
  const usual = defaultThemeId ?? USUAL_THEME
  const isAll = Boolean(palette ?? defaultThemeId ?? colorThemes[usual])
  if (!isAll && Object.keys(colorThemes).length === 0) return ''
  const themes = shownThemes(aesthetics, look)
  const root = isAll ? themes.find(({ id }) => id === usual) : undefined
  return (
    (root ? `:root{${colourTokens(root)}}:where(h1,h2){color:var(--heading)}` : '') +
    sectionsCss(themes, bandSelectorOf)
  )
}

/** @see dom §6 `section.page-section[data-section-theme]` */
function sectionsCss(
  themes: readonly SectionTheme[],
  selector: (theme: SectionTheme) => string,
): string {
  const named = ".page-section[data-section-theme]:not([data-section-theme=''])"
  return (
    themes.map((theme) => `${selector(theme)}{${colourTokens(theme)}}`).join('') +
    `${named}{background:var(--ground);color:var(--ink)}${named} :is(h1,h2){color:var(--heading)}`
  )
}

function selectorOf({ id }: SectionTheme): string {
  return `[data-section-theme='${id}']`
}

/** Bands that a theme draws dark by itself take the darkest of the owner's. */
function bandSelectorOf(theme: SectionTheme): string {
  const own = selectorOf(theme)
  return theme.id === 'black' ? `${own},[data-ground='dark']` : own
}

function colourTokens({ colours }: SectionTheme): string {
  const tokens = colourRoles.map((role) => `--${hyphened(role)}:${colours[role]};`)
  return `color-scheme:${isDark(colours) ? 'dark' : 'light'};${tokens.join('')}`
}

function hyphened(role: ColourRole): string {
  return role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function fontsCss({ fontThemes, activeFontThemeId, fontUsage }: Aesthetics, look: ThemeLook) {
  const active = fontThemes.find(({ id }) => id === activeFontThemeId)
  const used = fontUsages.filter((usage) => fontUsage[usage] !== undefined)
  const tokens = [
    ...(active ? fontTokens(active, look) : []),
    ...used.map(
      (usage) =>
        `--font-${usage}:var(--font-${fontUsage[usage] === 'heading' ? 'display' : 'text'});`,
    ),
  ].join('')
  const rules = used.map((usage) => `${spoken[usage]}{font-family:var(--font-${usage})}`)
  return tokens === '' ? '' : `:root{${tokens}}${rules.join('')}`
}

/** What each use of letters is in the markup; a theme that names these more closely uses the token itself. */
const spoken: Readonly<Record<FontUsage, string>> = {
  headings: 'h1,h2,h3,h4',
  body: 'body',
  navigation: 'nav,nav a',
  buttons: "button,[type='submit'],.sqs-block-button-element,.sqs-add-to-cart-button",
  quotes: 'blockquote',
  labels: 'label,legend,figcaption',
}

function fontTokens({ heading, text, ...sizes }: FontTheme, look: ThemeLook): readonly string[] {
  const display = familyOf(heading.family, look)
  const body = familyOf(text.family, look)
  return [
    ...(display ? [`--font-display:${display.stack};`] : []),
    ...(body ? [`--font-text:${body.stack};`] : []),
    `--weight-display:${heading.weight};--weight-text:${text.weight};`,
    ...[...typeSteps(sizes)].map(
      ([step, size]) => `--step-${step < 0 ? `m${-step}` : step}:${size};`,
    ),
  ]
}

/** The theme's own fonts, and those of every machine. */
export function familiesOf({ fonts }: Pick<ThemeLook, 'fonts'>): readonly FontFamily[] {
  return [...fonts, ...systemFonts]
}

/** Undefined where another theme had it: this one's own stands then. */
function familyOf(id: string, look: ThemeLook): FontFamily | undefined {
  return familiesOf(look).find((family) => family.id === id)
}
