import { wholeCollections } from '../../commerce/catalog/index.ts'
import { discountsOf } from '../../commerce/checkout/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { documentIds } from '../../content/documents/index.ts'
import { assetsOf } from '../../platform/files/store.ts'
import { keptRedirects } from '../../content/redirects/index.ts'
import { siteById, siteByIdentifier } from '../../identity/sites/index.ts'
import type { Archive } from './read-archive.ts'
import { importInto } from './store.ts'

/** The site that an archive is to become. */
export type Target = { readonly siteId: string; readonly identifier: string } & (
  | { readonly state: 'new' }
  /** There, and nothing in it. */
  | { readonly state: 'empty' }
  /** Begun, and not ended. */
  | { readonly state: 'begun' }
  /** Begun with an archive that said something else: what came of it goes. */
  | { readonly state: 'anew'; readonly goes: string }
  | { readonly state: 'ended' }
)

/** Which site it is, or why there is none that will do. The site keeps its id where nobody else has it. */
export async function targetOf(
  db: Db,
  archive: Archive,
  wanted: string | undefined,
): Promise<Target | { readonly refusal: string }> {
  const identifier = wanted ?? archive.site.identifier
  if (!/^[a-z0-9][a-z0-9-]{1,62}$/.test(identifier))
    return {
      refusal: `“${identifier}” is no identifier of a site: write small letters, digits and “-”.`,
    }
  const there = await siteByIdentifier(db, identifier)
  if (!there) return { state: 'new', siteId: await freeId(db, archive.site.id), identifier }

  const at = { siteId: there.id, identifier }
  const before = await importInto(db, there.id)
  if (before?.digest === archive.digest) return { ...at, state: before.endedAt ? 'ended' : 'begun' }
  if (before && !before.endedAt) {
    if (before.madeSite)
      return {
        siteId: await freeId(db, archive.site.id, there.id),
        identifier,
        state: 'anew',
        goes: there.id,
      }
    const refusal = `Another archive was begun to be imported into “${identifier}”, and it is not ended. Go on with that one, or name a new site with --site.`
    return { refusal }
  }
  if (!before && (await isEmpty(db, there.id))) return { ...at, state: 'empty' }
  return {
    refusal: `There is a site “${identifier}” already, and it is not empty. Name a new one with --site.`,
  }
}

async function freeId(db: Db, id: string, goes?: string): Promise<string> {
  return id === goes || !(await siteById(db, id)) ? id : newId()
}

async function isEmpty(db: Db, siteId: string): Promise<boolean> {
  const lists = [documentIds, wholeCollections, assetsOf, keptRedirects, discountsOf]
  for (const listOf of lists) if ((await listOf(db, siteId)).length > 0) return false
  return true
}
