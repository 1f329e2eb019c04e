import { createFolderSink, createFolderSource, exportArchive } from '../../archive/index.ts'
import { findCompleteOutcome } from './made-site.ts'
import { importAsNewSite } from './run-import.ts'
import type { OnProgress, TaskPorts } from './task-ports.ts'
import { renameSite } from '../../../content/settings/index.ts'
import { findSiteById } from '../../../identity/sites/index.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { StoredOutcome } from '../tables.ts'
import { withTaskFolder } from './task-folder.ts'
import type { TaskRow } from './task-store.ts'

const COPIED = ' (copy)'
const MAX_TITLE_LENGTH = 200

/** Copies a site into a new one, by way of an archive in a folder that is deleted then. */
export async function runCopy(
  ports: TaskPorts,
  task: TaskRow,
  onProgress: OnProgress,
): Promise<StoredOutcome> {
  const { db, files } = ports
  const complete = await findCompleteOutcome(db, task)
  if (complete) return complete
  return withTaskFolder(ports, task, async (folder) => {
    const sink = await createFolderSink(folder)
    if (typeof sink === 'string') throw new Error(sink)
    await exportArchive({ db, files }, task.siteId, sink)
    await sink.finish()
    const source = createFolderSource(folder)
    const outcome = await importAsNewSite(ports, task, { source, onProgress, dryRun: false })
    return renameCopy(db, task, outcome)
  })
}

/** Gives a copy a title of its own, so that the list of sites tells it from its original. */
async function renameCopy(
  db: Db,
  { siteId, memberId }: TaskRow,
  outcome: StoredOutcome,
): Promise<StoredOutcome> {
  const original = await findSiteById(db, siteId)
  if (outcome.siteId === null || memberId === null || !original) return outcome
  const name = `${original.title.slice(0, MAX_TITLE_LENGTH - COPIED.length)}${COPIED}`
  const { language } = original
  await renameSite(db, outcome.siteId, { title: name, language, memberId })
  return { ...outcome, name }
}
