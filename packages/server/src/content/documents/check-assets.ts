import { blockRegistry } from '@vitrine/blocks'
import {
  type DocumentIssue,
  findAssetReferences,
  formatIssue,
  type JsonObject,
  type Path,
} from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import { loadAssetsByIds } from '../../platform/files/store.ts'
import { getBlocks } from './check-body.ts'

/**
 * Returns an issue for each file that a body names and the site does not have. Files that `known`, the
 * body before, names already are not checked: a file may be deleted while it is in use. Neither are blocks of
 * unknown types, which are another program's.
 */
export async function findMissingAssets(
  db: Db,
  siteId: string,
  body: JsonObject,
  known?: JsonObject,
): Promise<readonly DocumentIssue[]> {
  const before = new Set(known ? findAssetReferences(known).map(({ id }) => id) : [])
  const added = findAssetReferences(body).filter(
    ({ id, path }) => !before.has(id) && !isOfUnknownBlock(body, path),
  )
  if (added.length === 0) return []
  const assets = await loadAssetsByIds(db, siteId, [...new Set(added.map(({ id }) => id))])
  return added
    .filter(({ id }) => !assets.has(id.toLowerCase()))
    .map(({ path }) => ({
      path,
      message: formatIssue(path, 'names a file that this site does not have. Upload it first'),
    }))
}

function isOfUnknownBlock(body: JsonObject, [first, id = '']: Path): boolean {
  const block = first === 'blocks' ? getBlocks(body)[id] : undefined
  return block !== undefined && !blockRegistry.has(block.type)
}
