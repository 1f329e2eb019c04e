import type { SiteAesthetics } from '@vitrine/contract'
import { familiesOf, shownThemes, type ThemeLook } from '@vitrine/page'
import type { SavedAesthetics } from './aesthetics.ts'

/** A site's colours and fonts, as its owner sees them. */
export function aestheticsView(
  { rev, published, aesthetics }: SavedAesthetics,
  look: ThemeLook,
): SiteAesthetics {
  const { defaultThemeId, palette, colorThemes, fontThemes, activeFontThemeId, fontUsage } =
    aesthetics
  return {
    rev,
    published,
    defaultThemeId: defaultThemeId ?? null,
    palette: palette ?? null,
    colorThemes,
    fontThemes,
    activeFontThemeId: activeFontThemeId ?? null,
    fontUsage,
    sectionThemes: shownThemes(aesthetics, look).map(({ id, colours, corrections }) => ({
      id,
      colors: { ...colours },
      corrections: corrections.map(({ before, after, ...correction }) => ({
        ...correction,
        before: rounded(before),
        after: rounded(after),
      })),
    })),
    fonts: familiesOf(look).map((font) => ({ ...font })),
  }
}

/** Downwards: what is told as enough is enough. */
function rounded(ratio: number): number {
  return Math.floor(ratio * 100) / 100
}
