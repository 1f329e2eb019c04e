import { and, asc, count, desc, eq, gt, lte, min, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/db/id.ts'
import { ownTheme, ownThemeFile } from '../tables.ts'

export type OwnTheme = Omit<typeof ownTheme.$inferSelect, 'siteId'>

/** A file that a version of an own theme changes. */
export interface FileChange {
  readonly path: string
  /** Null if the theme does not have the file any more, or has that of its base again. */
  readonly content: Buffer | null
  readonly isOfBase: boolean
}

/** A version that can be restored. */
export interface ThemeVersion {
  readonly version: number
  readonly createdAt: string
  /** The number of changed files, and the first of their paths. */
  readonly files: number
  readonly path: string
}

const columns = {
  id: ownTheme.id,
  title: ownTheme.title,
  base: ownTheme.base,
  version: ownTheme.version,
  publishedVersion: ownTheme.publishedVersion,
  createdAt: ownTheme.createdAt,
}

const isTheme = (siteId: string, id: string) =>
  and(eq(ownTheme.siteId, siteId), eq(ownTheme.id, id))
const isOfTheme = (siteId: string, id: string) =>
  and(eq(ownThemeFile.siteId, siteId), eq(ownThemeFile.themeId, id))

/** Lists the own themes of a site, the oldest first. */
export async function listOwnThemes(db: Db, siteId: string): Promise<readonly OwnTheme[]> {
  return db
    .select(columns)
    .from(ownTheme)
    .where(eq(ownTheme.siteId, siteId))
    .orderBy(asc(ownTheme.createdAt), asc(ownTheme.id))
}

/** Lists the ids of the sites that have a copy of an installed theme, each once. */
export async function listSitesWithCopy(db: Db, base: string): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ siteId: ownTheme.siteId })
    .from(ownTheme)
    .where(eq(ownTheme.base, base))
  return rows.map(({ siteId }) => siteId)
}

export async function findOwnTheme(
  db: Db,
  siteId: string,
  id: string,
): Promise<OwnTheme | undefined> {
  const [found] = await db.select(columns).from(ownTheme).where(isTheme(siteId, id))
  return found
}

/** Finds an own theme that stays as it is until the transaction ends. */
export async function lockOwnTheme(
  tx: Db,
  siteId: string,
  id: string,
): Promise<OwnTheme | undefined> {
  const [found] = await tx.select(columns).from(ownTheme).where(isTheme(siteId, id)).for('update')
  return found
}

/** Adds an own theme without files of its own. Returns its id. */
export async function insertOwnTheme(
  tx: Db,
  siteId: string,
  theme: Pick<OwnTheme, 'title' | 'base' | 'version' | 'publishedVersion'> & {
    readonly id?: string
    readonly createdAt?: string
  },
): Promise<string> {
  const id = theme.id ?? newId()
  await tx.insert(ownTheme).values({ ...theme, siteId, id })
  return id
}

/** Adds the changed files of a version. */
export async function insertFiles(
  tx: Db,
  siteId: string,
  theme: { readonly id: string; readonly version: number },
  files: readonly FileChange[],
): Promise<void> {
  for (const { path, content, isOfBase } of files)
    await tx
      .insert(ownThemeFile)
      .values({ siteId, themeId: theme.id, version: theme.version, path, content, isOfBase })
}

export async function updateVersion(
  tx: Db,
  siteId: string,
  { id, version }: Pick<OwnTheme, 'id' | 'version'>,
): Promise<void> {
  await tx.update(ownTheme).set({ version }).where(isTheme(siteId, id))
}

/** Makes a version the one that visitors see. */
export async function updatePublishedVersion(
  tx: Db,
  siteId: string,
  { id, version }: Pick<OwnTheme, 'id' | 'version'>,
): Promise<void> {
  await tx.update(ownTheme).set({ publishedVersion: version }).where(isTheme(siteId, id))
}

export async function deleteOwnTheme(tx: Db, siteId: string, id: string): Promise<void> {
  await tx.delete(ownTheme).where(isTheme(siteId, id))
}

/** Lists the changes of a version to the files of the base, by path. */
export async function listChanges(
  db: Db,
  siteId: string,
  { id, version }: Pick<OwnTheme, 'id' | 'version'>,
): Promise<readonly FileChange[]> {
  const { path, content, isOfBase } = ownThemeFile
  return db
    .selectDistinctOn([path], { path, content, isOfBase })
    .from(ownThemeFile)
    .where(and(isOfTheme(siteId, id), lte(ownThemeFile.version, version)))
    .orderBy(asc(path), desc(ownThemeFile.version))
}

/** Lists the paths that were changed after a version. */
export async function listPathsAfter(
  db: Db,
  siteId: string,
  { id, version }: Pick<OwnTheme, 'id' | 'version'>,
): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ path: ownThemeFile.path })
    .from(ownThemeFile)
    .where(and(isOfTheme(siteId, id), gt(ownThemeFile.version, version)))
    .orderBy(asc(ownThemeFile.path))
  return rows.map(({ path }) => path)
}

/** Lists the versions after one, the newest first. */
export async function listVersionsAfter(
  db: Db,
  siteId: string,
  { id, version }: Pick<OwnTheme, 'id' | 'version'>,
): Promise<readonly ThemeVersion[]> {
  const rows = await db
    .select({
      version: ownThemeFile.version,
      createdAt: min(ownThemeFile.createdAt),
      files: count(),
      path: min(ownThemeFile.path),
    })
    .from(ownThemeFile)
    .where(and(isOfTheme(siteId, id), gt(ownThemeFile.version, version)))
    .groupBy(ownThemeFile.version)
    .orderBy(desc(ownThemeFile.version))
  return rows.map((row) => ({ ...row, createdAt: row.createdAt ?? '', path: row.path ?? '' }))
}

/** Deletes the changes that later changes of at most a version have replaced. */
export async function pruneChanges(
  tx: Db,
  siteId: string,
  { id, version }: Pick<OwnTheme, 'id' | 'version'>,
): Promise<void> {
  await tx.delete(ownThemeFile).where(
    and(
      isOfTheme(siteId, id),
      sql`exists (
        select from own_theme_file later
        where later.site_id = ${ownThemeFile.siteId} and later.theme_id = ${ownThemeFile.themeId}
          and later.path = ${ownThemeFile.path} and later.version > ${ownThemeFile.version}
          and later.version <= ${version}
      )`,
    ),
  )
}
