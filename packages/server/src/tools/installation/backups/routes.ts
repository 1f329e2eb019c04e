import * as contract from '@vitrine/contract'
import type { Db } from '../../../platform/db/db.ts'
import { mount } from '../../../platform/http/mount.ts'
import type { PageServer } from '../../../platform/http/page-server.ts'
import type { RoutePorts } from '../../../platform/slice.ts'
import { assertAdministrator } from '../assert-administrator.ts'
import { installationErrors } from '../errors.ts'
import { findLastTask, insertTask, type TaskRow } from '../tasks/task-store.ts'
import { toTaskView } from '../tasks/view.ts'
import {
  computeDueAt,
  findBackup,
  getBackupFolder,
  listStoredBackups,
  readSchedule,
  readScheduleTime,
  writeSchedule,
} from './backup-folder.ts'

type BackupPlace = Pick<RoutePorts, 'dataDir' | 'backupBucket'>

const GRACE_MS = 2 * 60 * 60_000

/** Mounts the calls on backups of the installation. */
export function backupRoutes(http: PageServer, place: BackupPlace): void {
  const { dataDir } = place
  mount(http, contract.listBackups, async (call) => {
    await assertAdministrator(call)
    return loadBackups(call.db, place)
  })

  mount(http, contract.backUpNow, async (call) => {
    await assertAdministrator(call)
    const task = { kind: 'backup', input: {}, memberId: call.staffMember.id } as const
    return toTaskView(await insertTask(call.db, call.site.id, task))
  })

  mount(http, contract.testBackup, async (call) => {
    await assertAdministrator(call)
    const { db, site, staffMember, params } = call
    if ((await findBackup(dataDir, params.name)) === undefined)
      throw installationErrors.backupUnknown()
    const input = { backup: params.name }
    const task = { kind: 'restore-test', input, memberId: staffMember.id } as const
    return toTaskView(await insertTask(db, site.id, task))
  })

  mount(http, contract.changeBackupSchedule, async (call) => {
    await assertAdministrator(call)
    await writeSchedule(dataDir, call.body)
    return loadBackups(call.db, place)
  })
}

async function loadBackups(
  db: Db,
  { dataDir, backupBucket }: BackupPlace,
): Promise<contract.Backups> {
  const stored = await listStoredBackups(dataDir)
  const schedule = await readSchedule(dataDir)
  const dueAt = computeDueAt(schedule, stored[0], await readScheduleTime(dataDir))
  return {
    folder: getBackupFolder(dataDir),
    bucket: backupBucket ?? null,
    backups: stored.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    schedule,
    isLate: dueAt !== undefined && Date.now() > dueAt.getTime() + GRACE_MS,
    lastBackup: toLastTask(await findLastTask(db, 'backup')),
    lastTest: toLastTask(await findLastTask(db, 'restore-test')),
  }
}

function toLastTask(task: TaskRow | undefined): contract.Backups['lastBackup'] {
  if (!task) return null
  const { state, outcome, input, errors, endedAt, createdAt } = task
  return {
    state,
    name: outcome?.name ?? input.backup ?? '',
    message: errors.map(({ message }) => message).join(' '),
    at: (endedAt ?? createdAt).toISOString(),
  }
}
