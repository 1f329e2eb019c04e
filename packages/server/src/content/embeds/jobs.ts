import { z } from 'zod'
import type { Jobs } from '../../platform/jobs/index.ts'
import { noteReadings } from './note-readings.ts'
import { type EmbedPorts, readWaiting } from './read-waiting.ts'
import { askForStale } from './store.ts'

/** What waits is looked for this often. */
const POLL_S = 2

const changed = z.object({ documentId: z.uuid() })
const published = z.object({ changed: z.array(changed) })

/**
 * After a document was saved or published, other servers are asked for what it shows of them: in a lane of
 * its own, so that slow ones keep no letter and no order waiting.
 */
export function embedJobs(
  jobs: Jobs,
  ports: EmbedPorts,
  complain: (message: string, error: unknown) => void,
): void {
  jobs.onOutbox('documents.readings', async ({ db, siteId, payload }) => {
    await noteReadings(db, siteId, changed.parse(payload).documentId)
  })
  jobs.onOutbox('documents.published', async ({ db, siteId, payload }) => {
    const ids = published.parse(payload).changed.map(({ documentId }) => documentId)
    for (const id of new Set(ids)) await noteReadings(db, siteId, id)
  })
  jobs.poll(POLL_S, () => readWaiting(ports, complain))
  jobs.every('23 * * * *', 'embeds-stale', () => askForStale(ports.db))
}
