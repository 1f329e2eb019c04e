import type { Db } from '../../../platform/db/db.ts'
import { listStoredOwnThemes } from '../../../website/themes/index.ts'
import { type ThemeFile, toThemeFile } from './theme-file.ts'

/** Writes the themes that belong to a site, a file for each. */
export async function exportThemes(
  tx: Db,
  siteId: string,
  write: (path: string, theme: ThemeFile) => Promise<void>,
): Promise<void> {
  for await (const theme of listStoredOwnThemes(tx, siteId))
    await write(`themes/${theme.id}.json`, toThemeFile(theme))
}
