import { type Aesthetics, renderAestheticsCss } from '@vitrine/page'
import {
  computeThemeStylesVersion,
  getTweakValues,
  type Theme,
  type TweakValues,
} from '../theme-loading/index.ts'

/** The owner's part of a site's styles. */
export interface SiteStyles {
  readonly values: TweakValues
  /** The CSS after the styles of the theme. */
  readonly after: string
}

/** The CSS by aesthetics document and theme. */
const cssByAesthetics = new WeakMap<Aesthetics, WeakMap<Theme, string>>()

/** Returns the owner's part of the styles in a theme. */
export function getSiteStyles(theme: Theme, aesthetics: Aesthetics | undefined): SiteStyles {
  return {
    values: getTweakValues(aesthetics, theme),
    after: aesthetics === undefined ? '' : getAestheticsCss(theme, aesthetics),
  }
}

/** Computes the version in the URL of `/site.css`. */
export function computeStylesVersion(theme: Theme, { values, after }: SiteStyles): string {
  return computeThemeStylesVersion(theme.stylesheet, values, after)
}

function getAestheticsCss(theme: Theme, aesthetics: Aesthetics): string {
  const cssByTheme = cssByAesthetics.get(aesthetics) ?? new WeakMap<Theme, string>()
  cssByAesthetics.set(aesthetics, cssByTheme)
  const css = cssByTheme.get(theme) ?? renderAestheticsCss(aesthetics, theme.look)
  cssByTheme.set(theme, css)
  return css
}
