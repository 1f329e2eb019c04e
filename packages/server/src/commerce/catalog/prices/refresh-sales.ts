import type { Db } from '../../../platform/db/db.ts'
import { notifySaleTurns } from './price-store.ts'

/**
 * Returns a function that refreshes cached pages when a sale has begun or ended since its last run. A process starts
 * without cached pages, so what came before it does not matter.
 */
export function createSaleRefresh(db: Db): () => Promise<void> {
  let since: string | undefined
  return async () => {
    since = await notifySaleTurns(db, since)
  }
}
