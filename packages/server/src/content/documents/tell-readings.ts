import { neededReadings } from '@vitrine/blocks'
import type { Block, JsonObject } from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import { tell } from '../../platform/jobs/index.ts'
import { blocksIn } from './faults-of.ts'

interface Changed {
  readonly documentId: string
  readonly rev: number
  /** Left out for a new document. */
  readonly before?: JsonObject
  readonly after: JsonObject
}

/**
 * Tells, in the transaction that changes a draft, when its blocks show something else of other servers than
 * before. They are asked after the commit, so nobody who saves waits for them.
 */
export async function tellReadings(
  tx: Db,
  siteId: string,
  { documentId, rev, before, after }: Changed,
): Promise<void> {
  const [gone, come] = [blocksIn(before), blocksIn(after)]
  if (readOf(gone, come) === readOf(come, gone)) return
  await tell(tx, siteId, {
    topic: 'documents.readings',
    dedupe: `documents.readings:${documentId}:${rev}`,
    payload: { documentId },
  })
}

/** What those of the blocks show that are not the same among the others. */
function readOf(
  blocks: Readonly<Record<string, Block>>,
  others: Readonly<Record<string, Block>>,
): string {
  const changed = Object.entries(blocks).filter(([id, block]) => others[id] !== block)
  const readings = neededReadings({ blocks: Object.fromEntries(changed) })
  return JSON.stringify([...readings.values()].map(({ kind, url }) => `${kind} ${url}`).toSorted())
}
