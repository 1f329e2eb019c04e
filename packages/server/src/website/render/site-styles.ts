import { type Aesthetics, aestheticsCss } from '@vitrine/page'
import type { Site } from '../../platform/http/site.ts'
import type { TweakValues } from './styles/tweak-values.ts'
import type { Theme } from './theme.ts'
import { stylesVersion, tweaksOf } from './theme-styles.ts'

/** What of a site's styles is its owner's. */
export interface OwnStyles {
  readonly values: TweakValues
  /** CSS that stands after the theme's. */
  readonly after: string
}

/** By the document as it was read once, and by the theme that it is shown in. */
const made = new WeakMap<Aesthetics, WeakMap<Theme, string>>()

export function ownStyles(
  site: Pick<Site, 'tweaks'>,
  theme: Theme,
  aesthetics: Aesthetics | undefined,
): OwnStyles {
  return {
    values: tweaksOf(site, theme),
    after: aesthetics === undefined ? '' : lookIn(theme, aesthetics),
  }
}

/** What `/site.css` is asked for by. */
export function versionOf(theme: Theme, { values, after }: OwnStyles): string {
  return stylesVersion(theme.stylesheet, values, after)
}

function lookIn(theme: Theme, aesthetics: Aesthetics): string {
  const ofDocument = made.get(aesthetics) ?? new WeakMap<Theme, string>()
  made.set(aesthetics, ofDocument)
  const css = ofDocument.get(theme) ?? aestheticsCss(aesthetics, theme.look)
  ofDocument.set(theme, css)
  return css
}
