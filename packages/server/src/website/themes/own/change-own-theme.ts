import { MAX_OWN_THEMES } from '@vitrine/contract'
import { findSiteById } from '../../../identity/sites/index.ts'
import type { Db } from '../../../platform/db/db.ts'
import { transact } from '../../../platform/db/transact.ts'
import { formatOwnThemeName, type Themes } from '../../theme-loading/index.ts'
import { themeErrors } from '../errors.ts'
import { getThemeFileError } from '../theme-package.ts'
import { checkOwnTheme } from './check-own-theme.ts'
import { assertSize, type Files, loadFiles, mergeChanges, readBase } from './own-theme-files.ts'
import {
  deleteOwnTheme,
  type FileChange,
  findOwnTheme,
  insertFiles,
  insertOwnTheme,
  listChanges,
  listOwnThemes,
  listPathsAfter,
  lockOwnTheme,
  type OwnTheme,
  pruneChanges,
  updatePublishedVersion,
  updateVersion,
} from './store.ts'
import { MAX_VERSIONS } from './view.ts'

/** The ports of what changes own themes. */
export interface OwnThemePorts {
  readonly db: Db
  readonly themes: Themes
}

/** A theme of a site, at the version that the editor has seen. */
interface SeenTheme {
  readonly siteId: string
  readonly id: string
  readonly version: number
}

/** Finds a theme of a site. Throws `themes.unknown`. */
export async function getOwnTheme(db: Db, siteId: string, id: string): Promise<OwnTheme> {
  const theme = await findOwnTheme(db, siteId, id)
  if (!theme) throw themeErrors.unknown()
  return theme
}

/** Creates a copy of an installed theme. Throws `themes.unknown` and `themes.tooMany`. */
export async function copyInstalledTheme(
  { db, themes }: OwnThemePorts,
  siteId: string,
  { title, base }: { readonly title: string; readonly base: string },
): Promise<OwnTheme> {
  if (!themes.names.includes(base)) throw themeErrors.unknown()
  return transact(db, async (tx) => {
    await assertRoom(tx, siteId)
    // It is the same as its base, which visitors may see.
    const theme = { title, base, version: 0, publishedVersion: 0 }
    return getOwnTheme(tx, siteId, await insertOwnTheme(tx, siteId, theme))
  })
}

/** Creates a theme with these files as its draft. Throws `themes.tooMany`. */
export async function createUploadedTheme(
  { db }: OwnThemePorts,
  siteId: string,
  { title, files }: { readonly title: string; readonly files: Files },
): Promise<OwnTheme> {
  return transact(db, async (tx) => {
    await assertRoom(tx, siteId)
    const theme = { title, base: '', version: 1, publishedVersion: null }
    const id = await insertOwnTheme(tx, siteId, theme)
    const changes = [...files].map(([path, content]) => ({ path, content, isOfBase: false }))
    await insertFiles(tx, siteId, { id, version: 1 }, changes)
    return getOwnTheme(tx, siteId, id)
  })
}

async function assertRoom(tx: Db, siteId: string): Promise<void> {
  if ((await listOwnThemes(tx, siteId)).length >= MAX_OWN_THEMES) throw themeErrors.tooMany()
}

/**
 * Saves a file as the next version of a theme: its text, null to remove it, or undefined for that of the base. Throws
 * `themes.badFile`, `themes.unknown` and `themes.newerVersion`.
 */
export async function changeFile(
  ports: OwnThemePorts,
  seen: SeenTheme,
  { path, text }: { readonly path: string; readonly text: string | null | undefined },
): Promise<OwnTheme> {
  const error = getThemeFileError(path)
  if (error !== undefined) throw themeErrors.badFile({ errors: { path: error } })
  if (text?.includes('\0'))
    throw themeErrors.badFile({ errors: { text: 'This text has characters that no text has.' } })
  const content = typeof text === 'string' ? Buffer.from(text) : null
  return addVersion(ports, seen, async () => [{ path, content, isOfBase: text === undefined }])
}

/** Restores the files of an earlier version, as the next one. Throws as `changeFile` does. */
export async function restoreVersion(
  ports: OwnThemePorts,
  seen: SeenTheme,
  restored: number,
): Promise<OwnTheme> {
  return addVersion(ports, seen, async (tx, { id, version }) => {
    if (restored >= version || restored < version - MAX_VERSIONS) throw themeErrors.unknown()
    const of = { id, version: restored }
    const before = await listChanges(tx, seen.siteId, of)
    const changes = new Map(before.map((change) => [change.path, change]))
    const paths = await listPathsAfter(tx, seen.siteId, of)
    return paths.map((path) => changes.get(path) ?? { path, content: null, isOfBase: true })
  })
}

/** Adds the next version of a theme with the changes that `list` returns. */
async function addVersion(
  { db, themes }: OwnThemePorts,
  seen: SeenTheme,
  list: (tx: Db, theme: OwnTheme) => Promise<readonly FileChange[]>,
): Promise<OwnTheme> {
  const { siteId } = seen
  return transact(db, async (tx) => {
    const theme = await lockSeenTheme(tx, seen)
    const version = theme.version + 1
    const changes = await list(tx, theme)
    const files = mergeChanges(readBase(themes, theme), await listChanges(tx, siteId, theme))
    assertSize(mergeChanges(files, changes))
    await insertFiles(tx, siteId, { id: theme.id, version }, changes)
    await updateVersion(tx, siteId, { id: theme.id, version })
    const first = Math.min(version - MAX_VERSIONS, theme.publishedVersion ?? version)
    if (first > 0) await pruneChanges(tx, siteId, { id: theme.id, version: first })
    return { ...theme, version }
  })
}

/**
 * Makes the latest version of a theme the one that visitors see. Throws `themes.unknown`, `themes.newerVersion`, and
 * `themes.broken` with its errors.
 */
export async function publishTheme(
  { db, themes }: OwnThemePorts,
  seen: SeenTheme,
): Promise<OwnTheme> {
  const { siteId } = seen
  const theme = await getOwnTheme(db, siteId, seen.id)
  const problems = await checkOwnTheme(await loadFiles(themes, db, { ...theme, siteId }))
  const fatal = problems.filter(({ isFatal }) => isFatal)
  if (fatal.length > 0) throw themeErrors.broken({ details: { problems: fatal } })
  return transact(db, async (tx) => {
    const { version } = await lockSeenTheme(tx, { ...seen, version: theme.version })
    if (seen.version !== version) throw themeErrors.newerVersion()
    await updatePublishedVersion(tx, siteId, { id: seen.id, version })
    return { ...theme, publishedVersion: version }
  })
}

/** Deletes a theme that visitors do not see. Throws `themes.unknown` and `themes.inUse`. */
export async function removeOwnTheme(db: Db, siteId: string, id: string): Promise<void> {
  await transact(db, async (tx) => {
    const theme = await lockOwnTheme(tx, siteId, id)
    if (!theme) throw themeErrors.unknown()
    const site = await findSiteById(tx, siteId)
    if (site?.theme === formatOwnThemeName(id)) throw themeErrors.inUse()
    await deleteOwnTheme(tx, siteId, id)
  })
}

/** Finds a theme, which stays as it was seen until the transaction ends. */
async function lockSeenTheme(tx: Db, { siteId, id, version }: SeenTheme): Promise<OwnTheme> {
  const theme = await lockOwnTheme(tx, siteId, id)
  if (!theme) throw themeErrors.unknown()
  if (theme.version !== version) throw themeErrors.newerVersion()
  return theme
}
