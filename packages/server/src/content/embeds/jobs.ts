import { z } from 'zod'
import type { Jobs } from '../../platform/jobs/index.ts'
import { updateEmbedUses } from './embed-uses.ts'
import { type EmbedPorts, fetchPendingEmbeds } from './fetch-pending.ts'
import { requeueStaleEmbeds } from './store.ts'

const POLL_S = 2

const changed = z.object({ documentId: z.uuid() })
const published = z.object({ changed: z.array(changed) })

/**
 * Fetches external content after a document was saved or published. It polls its own table, so that slow
 * servers delay no email and no order.
 */
export function embedJobs(
  jobs: Jobs,
  ports: EmbedPorts,
  reportError: (message: string, error: unknown) => void,
): void {
  jobs.onEvent('documents.readings', async ({ db, siteId, payload }) => {
    await updateEmbedUses(db, siteId, changed.parse(payload).documentId)
  })
  jobs.onEvent('documents.published', async ({ db, siteId, payload }) => {
    const ids = published.parse(payload).changed.map(({ documentId }) => documentId)
    for (const id of new Set(ids)) await updateEmbedUses(db, siteId, id)
  })
  jobs.poll(POLL_S, () => fetchPendingEmbeds(ports, reportError))
  jobs.schedule('23 * * * *', 'embeds-stale', () => requeueStaleEmbeds(ports.db))
}
