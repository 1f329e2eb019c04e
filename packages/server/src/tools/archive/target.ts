import { listStoredCollections } from '../../commerce/catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { listDocumentIds } from '../../content/documents/index.ts'
import { findSiteById, findSiteByIdentifier } from '../../identity/sites/index.ts'
import type { Archive } from './read-archive.ts'
import { findImport } from './store.ts'
import { ADDITIONS, hasNone, isUntouched } from './untouched.ts'

/** The site that an archive is imported into. */
export type Target = { readonly siteId: string; readonly identifier: string } & (
  | { readonly state: 'new' }
  /** A site without content. */
  | { readonly state: 'empty' }
  /** A site that a first start has made and no one has changed: its content is replaced. */
  | { readonly state: 'untouched' }
  /** A site whose import of this archive is unfinished. */
  | { readonly state: 'unfinished' }
  /** A site whose import is unfinished and began with other files: it is replaced. */
  | { readonly state: 'outdated'; readonly replacedSiteId: string }
  | { readonly state: 'complete' }
)

/** Finds the site to import into, or returns an error. The site keeps the archive's id if it is free. */
export async function findTarget(
  db: Db,
  archive: Archive,
  requestedIdentifier: string | undefined,
): Promise<Target | { readonly error: string }> {
  const identifier = requestedIdentifier ?? archive.site.identifier
  if (!/^[a-z0-9][a-z0-9-]{1,62}$/.test(identifier))
    return {
      error: `Invalid identifier “${identifier}”: use lower-case letters, digits and “-”.`,
    }
  const site = await findSiteByIdentifier(db, identifier)
  if (!site) return { state: 'new', siteId: await findFreeId(db, archive.site.id), identifier }

  const existing = { siteId: site.id, identifier }
  const before = await findImport(db, site.id)
  if (before?.digest === archive.digest)
    return { ...existing, state: before.endedAt ? 'complete' : 'unfinished' }
  if (before && !before.endedAt) {
    if (before.madeSite)
      return {
        siteId: await findFreeId(db, archive.site.id, site.id),
        identifier,
        state: 'outdated',
        replacedSiteId: site.id,
      }
    const error = `The import of another archive into “${identifier}” is unfinished. Resume it, or choose a new site with --site.`
    return { error }
  }
  if (!before && (await isEmpty(db, site.id))) return { ...existing, state: 'empty' }
  if (!before && (await isUntouched(db, site.id))) return { ...existing, state: 'untouched' }
  return {
    error: `The site “${identifier}” exists and is not empty. Choose a new one with --site.`,
  }
}

async function findFreeId(db: Db, id: string, replacedSiteId?: string): Promise<string> {
  return id === replacedSiteId || !(await findSiteById(db, id)) ? id : newId()
}

async function isEmpty(db: Db, siteId: string): Promise<boolean> {
  return hasNone(db, siteId, [listDocumentIds, listStoredCollections, ...ADDITIONS])
}
