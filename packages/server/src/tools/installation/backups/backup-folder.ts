import type { Stats } from 'node:fs'
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BackupSchedule, backupScheduleSchema } from '@vitrine/contract'
import { newId } from '../../../platform/db/id.ts'

const NAME = /^vitrine-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d(?:-scheduled)?\.backup$/
const DRAFT = /^vitrine-.*\.backup\.unfinished-\d+$/
const SCHEDULE = 'schedule.json'
const INSTALLATION_ID = 'installation-id'
const OFF: BackupSchedule = { period: 'off', keep: 7 }

export interface StoredBackup {
  readonly name: string
  readonly byteSize: number
  readonly createdAt: Date
}

/** Returns the folder of backups in a data folder. */
export function getBackupFolder(dataDir: string): string {
  return join(dataDir, 'backups')
}

/**
 * Reads the id that tells the backups of this installation from those of others in a bucket, and creates it at the first
 * time. It is in no backup: a server that a backup was restored to is another installation.
 */
export async function readInstallationId(dataDir: string): Promise<string> {
  const path = join(getBackupFolder(dataDir), INSTALLATION_ID)
  const known = await readFile(path, 'utf8').catch(() => '')
  if (known !== '') return known.trim()
  await mkdir(getBackupFolder(dataDir), { recursive: true })
  const draft = `${path}.${newId()}`
  await writeFile(draft, newId(), { flush: true })
  // Of two processes at once, the first one names it.
  await link(draft, path).catch((error: unknown) => {
    if (getErrorCode(error) !== 'EEXIST') throw error
  })
  await rm(draft)
  return (await readFile(path, 'utf8')).trim()
}

/** Formats the name of a backup that is made now. */
export function formatBackupName(now: Date, isScheduled: boolean): string {
  const time = now.toISOString().slice(0, 19).replaceAll(':', '-')
  return `vitrine-${time}${isScheduled ? '-scheduled' : ''}.backup`
}

/** Parses the time in the name of a backup; undefined if it has none. */
export function parseBackupTime(name: string): Date | undefined {
  const [, day, time] = /^vitrine-(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)/.exec(name) ?? []
  const date = new Date(`${day}T${time?.replaceAll('-', ':')}Z`)
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** Returns whether a backup is one that the schedule made. */
export function isScheduledBackup(name: string): boolean {
  return name.endsWith('-scheduled.backup')
}

/** Lists the complete backups of a folder, newest first. */
export async function listStoredBackups(dataDir: string): Promise<readonly StoredBackup[]> {
  const folder = getBackupFolder(dataDir)
  const names = await readdir(folder).catch(() => [])
  const found = await Promise.all(
    names
      .filter((name) => NAME.test(name))
      .map(async (name) => {
        // A scheduled backup may be deleted meanwhile.
        const file = await statIfExists(join(folder, name))
        return file ? [{ name, byteSize: file.size, createdAt: file.mtime }] : []
      }),
  )
  return found.flat().toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
}

async function statIfExists(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path)
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

function getErrorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

/** Returns the path of a backup in the folder; undefined if there is none of this name. */
export async function findBackup(dataDir: string, name: string): Promise<string | undefined> {
  const found = (await listStoredBackups(dataDir)).some((backup) => backup.name === name)
  return found ? join(getBackupFolder(dataDir), name) : undefined
}

/** Deletes the scheduled backups but the newest ones. Those that people made stay. */
export async function pruneBackups(dataDir: string, keep: number): Promise<void> {
  const scheduled = (await listStoredBackups(dataDir)).filter(({ name }) => isScheduledBackup(name))
  for (const { name } of scheduled.slice(keep))
    await rm(join(getBackupFolder(dataDir), name), { force: true })
}

/** A draft of a backup that was not written to for this long is one of a process that was killed. */
const ABANDONED_MS = 60 * 60_000

/** Deletes the drafts of backups whose process was killed. */
export async function deleteAbandonedDrafts(dataDir: string): Promise<void> {
  const folder = getBackupFolder(dataDir)
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((each) => DRAFT.test(each))) {
    const file = await statIfExists(join(folder, name))
    if (file && Date.now() - file.mtimeMs > ABANDONED_MS)
      await rm(join(folder, name), { force: true })
  }
}

/** Reads the schedule; off if there is none. It lies beside the backups, so no site that is deleted takes it along. */
export async function readSchedule(dataDir: string): Promise<BackupSchedule> {
  const text = await readFile(join(getBackupFolder(dataDir), SCHEDULE), 'utf8').catch(() => '')
  if (text === '') return OFF
  const parsed: unknown = JSON.parse(text)
  return backupScheduleSchema.parse(parsed)
}

/** Returns when the schedule was set; the beginning of time if it never was. */
export async function readScheduleTime(dataDir: string): Promise<Date> {
  const file = await statIfExists(join(getBackupFolder(dataDir), SCHEDULE))
  return file?.mtime ?? new Date(0)
}

export async function writeSchedule(dataDir: string, schedule: BackupSchedule): Promise<void> {
  const folder = getBackupFolder(dataDir)
  await mkdir(folder, { recursive: true })
  const draft = join(folder, `${SCHEDULE}.part`)
  await writeFile(draft, JSON.stringify(schedule), { flush: true })
  await rename(draft, join(folder, SCHEDULE))
}

const HOUR_MS = 60 * 60_000
const PERIOD_MS = { daily: 24 * HOUR_MS, weekly: 7 * 24 * HOUR_MS } as const

/** Computes when the next scheduled backup is due: at once when the schedule is set, then by its period. */
export function computeDueAt(
  { period }: BackupSchedule,
  newest: StoredBackup | undefined,
  setAt: Date,
): Date | undefined {
  if (period === 'off') return undefined
  const next = newest ? newest.createdAt.getTime() + PERIOD_MS[period] : 0
  return new Date(Math.max(next, setAt.getTime()))
}

/** Computes the time before which no backup is tried after failed ones, of which the newest is first: 6 hours, doubling to a day. */
export function computeRetryAt(
  tasks: readonly { readonly state: string; readonly endedAt: Date | null }[],
): Date {
  const end = tasks.findIndex(({ state }) => state !== 'failed')
  const failures = end === -1 ? tasks.length : end
  const endedAt = tasks[0]?.endedAt
  if (failures === 0 || !endedAt) return new Date(0)
  const hours = Math.min(6 * 2 ** (failures - 1), 24)
  return new Date(endedAt.getTime() + hours * HOUR_MS)
}
