import { neededReadings, type Reading } from '@vitrine/blocks'
import type { Block } from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import { bodiesShown } from '../documents/index.ts'
import { askAgain, putUses } from './store.ts'

/**
 * Notes what a document shows of other servers: in its draft, and in what is published of it. What could
 * not be read before is tried again.
 */
export async function noteReadings(db: Db, siteId: string, documentId: string): Promise<void> {
  const bodies = await bodiesShown(db, siteId, documentId)
  const readings = bodies.flatMap((body) => [...readingsIn(body).values()])
  await putUses(db, siteId, { documentId, readings })
  if (readings.length > 0) await askAgain(db, siteId, { documentId, all: false })
}

/** By the block that shows it; menus and settings have none. */
export function readingsIn(body: object): ReadonlyMap<string, Reading> {
  if (!('blocks' in body)) return new Map()
  // Right as a document, so these are blocks.
  return neededReadings({ blocks: body.blocks as Readonly<Record<string, Block>> })
}
