import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { deleteUnreferencedFile } from '../../platform/files/delete-unreferenced-file.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { emitEvent, type Jobs } from '../../platform/jobs/index.ts'

const TOPIC = 'sites.filesUnreferenced'
/** An event is handled within seconds: other events wait for it. */
const MAX_KEYS = 200

const payloadSchema = z.object({ keys: z.array(z.string()) })

/**
 * Has files deleted by jobs of a site after the transaction, unless something still has their bytes: those of another
 * site that is deleted, or of deleted submissions of forms. `removedId` is the id of what had them.
 */
export async function deferFileDeletions(
  tx: Db,
  siteId: string,
  { removedId, keys }: { readonly removedId: string; readonly keys: readonly string[] },
): Promise<void> {
  for (let from = 0; from < keys.length; from += MAX_KEYS)
    await emitEvent(tx, siteId, {
      topic: TOPIC,
      dedupe: `${TOPIC}:${removedId}:${from}`,
      payload: { keys: keys.slice(from, from + MAX_KEYS) },
    })
}

/** Registers the deletion of files. A file that is referenced again stays. */
export function fileDeletionJobs(jobs: Jobs, { files }: { readonly files: FileStore }): void {
  jobs.onEvent(TOPIC, async ({ db, payload }) => {
    for (const key of payloadSchema.parse(payload).keys)
      await deleteUnreferencedFile({ db, files }, key)
  })
}
