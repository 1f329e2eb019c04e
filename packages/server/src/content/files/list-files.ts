import { listProductImages } from '../../commerce/catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import {
  countAssets,
  type FileQuery,
  getSortValue,
  listMatchingAssets,
} from '../../platform/files/library-store.ts'
import { listReferences } from '../documents/index.ts'
import { listEmbeddedImages } from '../embeds/index.ts'
import { formatCursor } from './cursor.ts'
import { toFileView } from './view.ts'

/** Lists a page of the library, with the number of products and documents that use each file. */
export async function listFiles(db: Db, siteId: string, query: FileQuery) {
  const users = await loadUsers(db, siteId)
  const usedIds = [...users.keys()]
  const asked = { query: { ...query, limit: query.limit + 1 }, usedIds }
  const rows = await listMatchingAssets(db, siteId, asked)
  const files = rows.slice(0, query.limit)
  const last = rows.length > query.limit ? files.at(-1) : undefined
  return {
    files: files.map((asset) => ({ ...toFileView(asset), uses: users.get(asset.id)?.size ?? 0 })),
    hasNextPage: last !== undefined,
    nextPageCursor: last
      ? formatCursor({ value: getSortValue(query.sort, last), id: last.id })
      : null,
    counts: await countAssets(db, siteId, usedIds),
  }
}

/** Loads the ids of the products and documents that use each file; also ids that name no file. */
async function loadUsers(db: Db, siteId: string): Promise<ReadonlyMap<string, Set<string>>> {
  const users = new Map<string, Set<string>>()
  const add = (id: string, user: string) => {
    const known = users.get(id)
    if (known) known.add(user)
    else users.set(id, new Set([user]))
  }
  for (const { id, documentId } of await listReferences(db, siteId)) add(id, documentId)
  for (const { assetId, documentId } of await listEmbeddedImages(db, siteId))
    add(assetId, documentId)
  for (const { assetId, productId } of await listProductImages(db, siteId)) add(assetId, productId)
  return users
}
