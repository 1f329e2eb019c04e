import type { ColorPorts } from '@vitrine/blocks'
import {
  type Aesthetics,
  computeThemes,
  DEFAULT_PALETTE,
  getDefaultTheme,
  newAesthetics,
} from '@vitrine/page'
import type { Db } from '../../../platform/db/db.ts'
import type { ThemeColors } from '../../../platform/slice.ts'
import { findDraft } from '../drafts/draft-store.ts'

/** Loads the colors of a site as its drafts have them. `themeColors` are those of its theme. */
export async function loadColors(
  db: Db,
  site: { readonly id: string; readonly themeColors: ThemeColors },
): Promise<Omit<ColorPorts, 'locale' | 'fallbackLocale'>> {
  const draft = await findDraft(db, site.id, { kind: 'aesthetics' })
  const aesthetics = (draft?.body ?? newAesthetics()) as unknown as Aesthetics // a valid body of that kind
  const look = { ...site.themeColors, typography: undefined, fonts: [] }
  return {
    palette: aesthetics.palette ?? look.palette ?? DEFAULT_PALETTE,
    themes: computeThemes(aesthetics, look),
    defaultThemeId: getDefaultTheme(aesthetics, look),
  }
}
