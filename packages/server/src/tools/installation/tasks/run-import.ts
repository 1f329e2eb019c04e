import { copyOwner, copyStaff } from '../../../identity/accounts/index.ts'
import {
  findSiteById,
  lockHosts,
  lockSite,
  removeSite,
  takeAddresses,
} from '../../../identity/sites/index.ts'
import type { Db } from '../../../platform/db/db.ts'
import { transact } from '../../../platform/db/transact.ts'
import { findPrivateFile } from '../../../platform/files/private-file-store.ts'
import {
  type ArchiveSource,
  createZipSource,
  findImport,
  importArchive,
  readArchiveTitle,
} from '../../archive/index.ts'
import { chooseIdentifier } from '../create-site.ts'
import { assertReplaceable } from './assert-replaceable.ts'
import { toImportOutcome } from './import-outcome.ts'
import { findCompleteOutcome } from './made-site.ts'
import type { OnProgress, TaskPorts } from './task-ports.ts'
import type { StoredOutcome } from '../tables.ts'
import { TaskError } from './task-error.ts'
import { completeTask, moveTasks, type TaskRow, updateInput } from './task-store.ts'

const FILE_GONE = 'The uploaded file is gone. Choose it again.'
const SITE_GONE = 'This site was deleted meanwhile.'
const NAME_TAKEN = 'Another site of this name was created meanwhile. Try again.'

/**
 * Imports an uploaded archive as a new site. With the target `this`, the new site then takes the place of an untouched one,
 * with its addresses and staff. If the import fails, what it has made is deleted.
 */
export async function runImport(
  ports: TaskPorts,
  task: TaskRow,
  onProgress: OnProgress,
): Promise<StoredOutcome> {
  const { dryRun = false, target } = task.input
  if (target === 'this') await assertReplaceable(ports.db, task.siteId)
  const outcome =
    (await findCompleteOutcome(ports.db, task)) ??
    (await importAsNewSite(ports, task, {
      source: await openArchive(ports, task),
      ...{ onProgress, dryRun },
    }))
  if (dryRun || target !== 'this' || outcome.siteId === null) return outcome
  return takePlace(ports, task, { ...outcome, movedTo: outcome.siteId })
}

async function openArchive(
  { db, files }: TaskPorts,
  { siteId, input }: TaskRow,
): Promise<ArchiveSource> {
  const row =
    input.fileId === undefined ? undefined : await findPrivateFile(db, siteId, input.fileId)
  if (!row) throw new TaskError([{ file: '', message: FILE_GONE }])
  return createZipSource({
    size: row.byteSize,
    open: async function* (range) {
      const file = await files.readFile(row.fileKey)
      if (!file) throw new TaskError([{ file: '', message: FILE_GONE }])
      for await (const chunk of file.stream(range)) {
        if (!(chunk instanceof Uint8Array)) throw new TypeError('A stored file is read as bytes')
        yield chunk
      }
    },
  })
}

/** Imports an archive as a new site, whose owner is the person who asked. */
export async function importAsNewSite(
  { db, files, place }: TaskPorts,
  task: TaskRow,
  given: {
    readonly source: ArchiveSource
    readonly onProgress: OnProgress
    readonly dryRun: boolean
  },
): Promise<StoredOutcome> {
  const { source, onProgress, dryRun } = given
  const { siteId, memberId, input } = task
  const identifier = await keepIdentifier(db, task, await readArchiveTitle(source))
  const createOwner = async (tx: Db, newSiteId: string) => {
    if (!(await findImport(tx, newSiteId))?.madeSite)
      throw new TaskError([{ file: '', message: NAME_TAKEN }])
    if (memberId !== null) await copyOwner(tx, { siteId, memberId }, newSiteId)
    await updateInput(tx, task, { ...input, identifier, madeSiteId: newSiteId })
  }
  const options = { identifier, host: input.host, themesDir: place.themesDir }
  const result = await importArchive(db, files, source, {
    ...{ ...options, dryRun, createOwner },
    onProgress,
  })
  return toImportOutcome(result)
}

/** Returns the identifier that an earlier attempt has chosen, so that it is resumed; chooses one in the first attempt. */
async function keepIdentifier(db: Db, task: TaskRow, title: string): Promise<string> {
  const { identifier: known } = task.input
  if (known !== undefined) return known
  return transact(db, async (tx) => {
    await lockHosts(tx)
    const identifier = await chooseIdentifier(tx, title)
    await updateInput(tx, task, { ...task.input, identifier })
    return identifier
  })
}

/**
 * Puts a site in the place of another, which is deleted: with its addresses, its staff and their sessions. The task moves
 * along and is complete with the move. Throws a `TaskError` if something was added to the replaced site meanwhile.
 */
async function takePlace(
  { db, files, logError }: TaskPorts,
  { siteId: fromId, id }: TaskRow,
  outcome: StoredOutcome & { readonly movedTo: string },
): Promise<StoredOutcome> {
  const toId = outcome.movedTo
  await transact(db, async (tx) => {
    await lockHosts(tx)
    await lockSite(tx, fromId)
    const from = await findSiteById(tx, fromId)
    if (!from) throw new TaskError([{ file: '', message: SITE_GONE }])
    await assertReplaceable(tx, fromId)
    await takeAddresses(tx, from, toId)
    await copyStaff(tx, fromId, toId)
    await moveTasks(tx, fromId, toId)
    await completeTask(tx, { siteId: toId, id }, outcome)
  })
  // The new site answers already. A request that waited for the lock may have added something to the old one.
  try {
    await assertReplaceable(db, fromId)
    await removeSite({ db, files }, fromId, { keepsOne: true })
  } catch (error) {
    logError('Replaced site not removed', error)
  }
  return outcome
}
