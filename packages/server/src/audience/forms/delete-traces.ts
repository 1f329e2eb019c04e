import { deferFileDeletions } from '../../identity/sites/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { deletePrivateFile } from '../../platform/files/private-file-store.ts'
import { deleteEmailsByKey } from '../../platform/mail/index.ts'
import { listOrphanedFiles } from './file-store.ts'
import { getReplyKey } from './reply-email.ts'
import { getOutboxKey } from './submission-email.ts'

/**
 * Deletes what deleted submissions left: the emails about them, the replies to them, and their files. A job deletes
 * the bytes after the transaction.
 */
export async function deleteSubmissionTraces(
  tx: Db,
  siteId: string,
  ids: readonly string[],
): Promise<void> {
  const keys = ids.flatMap((id) => [getOutboxKey(id), getReplyKey(id)])
  await deleteEmailsByKey(tx, siteId, keys)
  const fileKeys = new Set<string>()
  for (const id of await listOrphanedFiles(tx, siteId)) {
    const key = await deletePrivateFile(tx, siteId, id)
    if (key !== undefined) fileKeys.add(key)
  }
  await deferFileDeletions(tx, siteId, { removedId: newId(), keys: [...fileKeys] })
}
