import type { Db } from '../../../platform/db/db.ts'
import {
  type FileChange,
  insertFiles,
  insertOwnTheme,
  listChanges,
  listOwnThemes,
  listPathsAfter,
  type OwnTheme,
  updatePublishedVersion,
  updateVersion,
} from './store.ts'

/** An own theme without its earlier versions. */
export interface StoredOwnTheme extends Pick<OwnTheme, 'id' | 'title' | 'base' | 'createdAt'> {
  readonly isPublished: boolean
  /** The changes of the published version to the base. */
  readonly published: readonly FileChange[]
  /** The later changes, which visitors do not see. */
  readonly draft: readonly FileChange[]
}

/** Lists the own themes of a site with their files, one at a time as they are large. */
export async function* listStoredOwnThemes(db: Db, siteId: string): AsyncGenerator<StoredOwnTheme> {
  for (const theme of await listOwnThemes(db, siteId)) {
    const { id, title, base, createdAt, publishedVersion } = theme
    const version = publishedVersion ?? 0
    const published = await listChanges(db, siteId, { id, version })
    const paths = new Set(await listPathsAfter(db, siteId, { id, version }))
    const latest = await listChanges(db, siteId, theme)
    yield {
      ...{ id, title, base, createdAt },
      isPublished: publishedVersion !== null,
      published: published.filter(({ isOfBase }) => !isOfBase),
      draft: latest.filter(({ path }) => paths.has(path)),
    }
  }
}

/** Restores an own theme, whose draft becomes the version after the published one. */
export async function restoreOwnTheme(
  tx: Db,
  siteId: string,
  { id, title, base, createdAt, isPublished, published, draft }: StoredOwnTheme,
): Promise<void> {
  const theme = { id, title, base, createdAt, version: 0, publishedVersion: null }
  await insertOwnTheme(tx, siteId, theme)
  let version = 0
  if (published.length > 0) {
    version += 1
    await insertFiles(tx, siteId, { id, version }, published)
    await updateVersion(tx, siteId, { id, version })
  }
  if (isPublished) await updatePublishedVersion(tx, siteId, { id, version })
  if (draft.length === 0) return
  version += 1
  await insertFiles(tx, siteId, { id, version }, draft)
  await updateVersion(tx, siteId, { id, version })
}
