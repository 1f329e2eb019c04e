import { hasProductsChangedSince } from '../../commerce/catalog/index.ts'
import { listStoredDiscounts } from '../../commerce/discounts/index.ts'
import { hasOrders } from '../../commerce/orders/index.ts'
import { hasDocumentsChangedSince } from '../../content/documents/index.ts'
import { loadArchivedRedirects } from '../../content/redirects/index.ts'
import { findOpenedAt } from '../../identity/sites/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { listAssets } from '../../platform/files/store.ts'
import { listOwnThemes } from '../../website/themes/index.ts'
import { findImport } from './store.ts'

/** Returns whether a site was imported from an archive. */
export async function isImported(db: Db, siteId: string): Promise<boolean> {
  return (await findImport(db, siteId)) !== undefined
}

type List = (db: Db, siteId: string) => Promise<readonly unknown[]>

/** The content that no set-up makes. */
export const ADDITIONS: readonly List[] = [
  listAssets,
  loadArchivedRedirects,
  listStoredDiscounts,
  listOwnThemes,
]

/** Returns whether each of some lists of a site is empty. */
export async function hasNone(db: Db, siteId: string, lists: readonly List[]): Promise<boolean> {
  for (const list of lists) if ((await list(db, siteId)).length > 0) return false
  return true
}

/** Returns whether a site is as `--empty` made it: not imported, no addition, no order, and no document, product or stock changed since. */
export async function isUntouched(db: Db, siteId: string): Promise<boolean> {
  if (await findImport(db, siteId)) return false
  const openedAt = await findOpenedAt(db, siteId)
  if (!openedAt || (await hasDocumentsChangedSince(db, siteId, openedAt))) return false
  if (await hasProductsChangedSince(db, siteId, openedAt)) return false
  return !(await hasOrders(db, siteId)) && hasNone(db, siteId, ADDITIONS)
}
