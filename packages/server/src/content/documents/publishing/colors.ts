import type { ColorPorts } from '@vitrine/blocks'
import type { Palette } from '@vitrine/model'
import {
  type Aesthetics,
  computeThemes,
  DEFAULT_PALETTE,
  DEFAULT_THEME,
  newAesthetics,
} from '@vitrine/page'
import type { Db } from '../../../platform/db/db.ts'
import { findDraft } from '../drafts/draft-store.ts'

/** Loads the colors of a site as its drafts have them. `themePalette` is that of its theme. */
export async function loadColors(
  db: Db,
  site: { readonly id: string; readonly themePalette: Palette | undefined },
): Promise<Omit<ColorPorts, 'locale' | 'fallbackLocale'>> {
  const draft = await findDraft(db, site.id, { kind: 'aesthetics' })
  const aesthetics = (draft?.body ?? newAesthetics()) as unknown as Aesthetics // a valid body of that kind
  const look = { palette: site.themePalette, typography: undefined, fonts: [] }
  return {
    palette: aesthetics.palette ?? site.themePalette ?? DEFAULT_PALETTE,
    themes: computeThemes(aesthetics, look),
    defaultThemeId: aesthetics.defaultThemeId ?? DEFAULT_THEME,
  }
}
