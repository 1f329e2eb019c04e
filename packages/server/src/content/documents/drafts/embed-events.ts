import { getExternalRequests } from '@vitrine/blocks'
import type { Block, JsonObject } from '@vitrine/page'
import type { Db } from '../../../platform/db/db.ts'
import { emitEvent } from '../../../platform/jobs/index.ts'
import { getBlocks } from '../check-body.ts'

interface DraftChange {
  readonly documentId: string
  readonly rev: number
  /** The previous body; missing for a new document. */
  readonly before?: JsonObject
  readonly after: JsonObject
}

/**
 * Emits an event if a change of a draft changed the external content that its blocks embed. The content is
 * fetched after the commit, so that saving does not wait for other servers.
 */
export async function emitEmbedsChanged(
  tx: Db,
  siteId: string,
  { documentId, rev, before, after }: DraftChange,
): Promise<void> {
  const [oldBlocks, newBlocks] = [getBlocks(before), getBlocks(after)]
  if (formatRequests(oldBlocks, newBlocks) === formatRequests(newBlocks, oldBlocks)) return
  await emitEvent(tx, siteId, {
    topic: 'documents.readings',
    dedupe: `documents.readings:${documentId}:${rev}`,
    payload: { documentId },
  })
}

/** Returns the external requests of the blocks that differ from `others`, in a comparable form. */
function formatRequests(
  blocks: Readonly<Record<string, Block>>,
  others: Readonly<Record<string, Block>>,
): string {
  const changed = Object.entries(blocks).filter(([id, block]) => others[id] !== block)
  const requests = getExternalRequests({ blocks: Object.fromEntries(changed) })
  return JSON.stringify([...requests.values()].map(({ kind, url }) => `${kind} ${url}`).toSorted())
}
