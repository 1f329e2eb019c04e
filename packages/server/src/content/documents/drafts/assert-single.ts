import { isSystemPageType } from '@vitrine/model'
import type { JsonObject } from '@vitrine/page'
import type { Db } from '../../../platform/db/db.ts'
import { documentErrors } from '../errors.ts'
import { hasOtherPageOfType } from './outline-store.ts'
import { lockSlugs } from './slug-store.ts'

interface TypedDraft {
  readonly id: string
  readonly kind: string
  /** The saved body; absent if the document is created or comes back from the trash. */
  readonly before?: JsonObject
  readonly after: JsonObject
}

/**
 * Throws `documents.systemPageExists` if a change gives a page a purpose that another page outside of the trash has.
 * The writers of such pages wait for each other until the transaction ends; other changes do not read the database.
 */
export async function assertOnlyOfType(
  tx: Db,
  siteId: string,
  { id, kind, before, after }: TypedDraft,
): Promise<void> {
  const { type } = after
  if (kind !== 'page' || typeof type !== 'number' || !isSystemPageType(type)) return
  if (before?.['type'] === type) return
  await lockSlugs(tx, siteId)
  if (await hasOtherPageOfType(tx, siteId, { id, type })) throw documentErrors.systemPageExists()
}
