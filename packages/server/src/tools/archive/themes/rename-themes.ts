import { createHash } from 'node:crypto'
import { isObject, type JsonObject } from '@vitrine/page'
import type { RestoredDocument } from '../../../content/documents/index.ts'
import { formatOwnThemeName } from '../../../website/theme-loading/index.ts'
import type { SiteFile } from '../format.ts'
import type { ThemeEntry } from './check-themes.ts'

/** The new names of themes by those in the archive. */
type Names = ReadonlyMap<string, string>

/**
 * Gives the themes of an archive ids of the site that it is imported into: themes in use are named by their ids alone. The
 * site of the archive keeps its own. The same site always gets the same ids, so that an import can be resumed.
 */
export function renameThemes<
  A extends { readonly site: SiteFile; readonly themes: readonly ThemeEntry[] },
>(archive: A, siteId: string): { readonly archive: A; readonly names: Names } {
  const { site } = archive
  if (site.id === siteId) return { archive, names: new Map() }
  const themes = archive.themes.map((theme) => ({ ...theme, id: createId(siteId, theme.id) }))
  const names = new Map(
    archive.themes.map(({ id }) => [
      formatOwnThemeName(id),
      formatOwnThemeName(createId(siteId, id)),
    ]),
  )
  const { theme, themeApprovals } = site
  const renamed = {
    ...site,
    theme: names.get(theme) ?? theme,
    ...(themeApprovals && { themeApprovals: renameKeys(themeApprovals, names) }),
  }
  return { archive: { ...archive, site: renamed, themes }, names }
}

/** Gives the settings of themes in the styles of a site the new names of the themes. */
export function renameTweaks(document: RestoredDocument, names: Names): RestoredDocument {
  if (document.kind !== 'aesthetics' || names.size === 0) return document
  const rename = (body: JsonObject): JsonObject => {
    const { tweaks } = body
    return isObject(tweaks) ? { ...body, tweaks: renameKeys(tweaks, names) } : body
  }
  const versions = document.versions.map((version) => ({ ...version, body: rename(version.body) }))
  return { ...document, body: rename(document.body), versions }
}

function renameKeys<V>(values: Readonly<Record<string, V>>, names: Names): Record<string, V> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [names.get(name) ?? name, value]),
  )
}

/** Computes the id of a theme in another site, a UUID of the kind that is free to choose (version 8). */
function createId(siteId: string, id: string): string {
  const hex = createHash('sha256').update(`${siteId} ${id}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
