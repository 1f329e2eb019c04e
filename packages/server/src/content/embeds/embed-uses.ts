import { getExternalRequests, type ExternalRequest } from '@vitrine/blocks'
import type { Block } from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import { loadVisibleBodies } from '../documents/index.ts'
import { requeueEmbeds, saveEmbedUses } from './store.ts'

/**
 * Updates the embeds that a document uses, in its draft and as published. Embeds that failed are queued
 * again.
 */
export async function updateEmbedUses(db: Db, siteId: string, documentId: string): Promise<void> {
  const bodies = await loadVisibleBodies(db, siteId, documentId)
  const requests = bodies.flatMap((body) => [...getRequestsByBlock(body).values()])
  await saveEmbedUses(db, siteId, { documentId, requests })
  if (requests.length > 0) await requeueEmbeds(db, siteId, { documentId, all: false })
}

/** Returns the external requests of a body by block id; menus and settings have none. */
export function getRequestsByBlock(body: object): ReadonlyMap<string, ExternalRequest> {
  if (!('blocks' in body)) return new Map()
  // Valid bodies have valid blocks.
  return getExternalRequests({ blocks: body.blocks as Readonly<Record<string, Block>> })
}
