import type { SiteAesthetics } from '@vitrine/contract'
import { computeThemes, getDefaultTheme, getFontFamilies, type ThemeDefaults } from '@vitrine/page'
import type { SavedAesthetics } from './aesthetics.ts'

/** Returns the colors and fonts of a site for its owner. */
export function getAestheticsView(
  { documentId, rev, published, aesthetics }: SavedAesthetics,
  look: ThemeDefaults,
): SiteAesthetics {
  const { defaultThemeId, palette, colorThemes, fontThemes, activeFontThemeId, fontUsage } =
    aesthetics
  return {
    documentId,
    rev,
    published,
    defaultThemeId: defaultThemeId ?? null,
    palette: palette ?? null,
    colorThemes,
    fontThemes,
    activeFontThemeId: activeFontThemeId ?? null,
    fontUsage,
    shape: aesthetics.shape ?? {},
    sectionThemes: computeThemes(aesthetics, look).map(({ id, colours, corrections }) => ({
      id,
      colors: { ...colours },
      corrections: corrections.map(({ before, after, ...correction }) => ({
        ...correction,
        before: roundDown(before),
        after: roundDown(after),
      })),
    })),
    themePalette: look.palette ?? null,
    themeSectionTheme: getDefaultTheme({}, look),
    themeTypography: look.typography ?? null,
    fonts: getFontFamilies(look).map((font) => ({ ...font })),
  }
}

/** Rounds a contrast ratio down, so that it never seems sufficient when it is not. */
function roundDown(ratio: number): number {
  return Math.floor(ratio * 100) / 100
}
