import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MAX_OWN_THEMES } from '@vitrine/contract'
import { THEMES } from '../../../platform/config/paths.ts'
import {
  formatOwnThemeName,
  MAX_FILES,
  parseOwnThemeName,
} from '../../../website/theme-loading/index.ts'
import type { ArchiveReader } from '../archive-reader.ts'
import type { SiteFile } from '../format.ts'
import { themeFileSchema } from './theme-file.ts'

/** A theme of the site in an archive. */
export interface ThemeEntry {
  readonly path: string
  readonly id: string
}

/** Checks the themes that belong to the site: the one that it uses is there and published, and all have their bases. */
export async function checkThemes(
  reader: ArchiveReader,
  paths: readonly string[],
  { site, themesDir }: { readonly site: SiteFile; readonly themesDir: string | undefined },
): Promise<readonly ThemeEntry[]> {
  const used = parseOwnThemeName(site.theme) ? site.theme : undefined
  let isThere = used === undefined
  const entries: ThemeEntry[] = []
  for (const path of paths) {
    if (reader.hasTooManyErrors) break
    const file = await reader.read(path, themeFileSchema)
    if (!file) continue
    const { id, base, isPublished, published, draft } = file
    if (entries.some((entry) => entry.id === id)) reader.addError(path, `id: duplicate “${id}”.`)
    if (base !== '' && !isInstalled(base, themesDir))
      reader.addError(
        path,
        `base: the theme “${base}” is not installed on this server. Install it first.`,
      )
    for (const changes of [published, draft]) {
      const names = changes.map((change) => change.path)
      if (names.length > MAX_FILES || new Set(names).size < names.length)
        reader.addError(path, 'The theme has too many files, or two of one name.')
    }
    if (formatOwnThemeName(id) === used && isPublished) isThere = true
    entries.push({ path, id })
  }
  if (!isThere)
    reader.addError('site.json', `theme: the archive does not have the theme “${site.theme}”.`)
  if (entries.length > MAX_OWN_THEMES)
    reader.addError('themes', `A site has at most ${MAX_OWN_THEMES} themes of its own.`)
  return entries
}

/** Returns whether this server has a theme in a folder. */
export function isInstalled(name: string, themesDir: string | undefined): boolean {
  const folders = [fileURLToPath(THEMES), ...(themesDir === undefined ? [] : [themesDir])]
  return (
    /^[a-z0-9][a-z0-9-]*$/.test(name) &&
    folders.some((folder) => existsSync(join(folder, name, 'template.conf')))
  )
}
