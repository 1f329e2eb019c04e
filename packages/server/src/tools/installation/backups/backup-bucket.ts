import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm, utimes } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { S3Bucket, type S3Settings } from '../../../platform/files/s3-bucket.ts'
import { TaskError } from '../tasks/task-error.ts'
import {
  getBackupFolder,
  isScheduledBackup,
  listStoredBackups,
  parseBackupTime,
} from './backup-folder.ts'

const FOLDER = 'backups/'

/**
 * Copies the backups that a bucket lacks from the folder, oldest first, and deletes the scheduled ones there but the newest
 * `keep`, or none without `keep`. Throws a `TaskError` that names the bucket.
 */
export async function copyBackups(
  dataDir: string,
  settings: S3Settings,
  keep: number | undefined,
): Promise<void> {
  const bucket = new S3Bucket(settings)
  try {
    const copied = new Set(await bucket.list(FOLDER))
    for (const { name } of (await listStoredBackups(dataDir)).toReversed())
      if (!copied.has(`${FOLDER}${name}`)) {
        await bucket.putParts(`${FOLDER}${name}`, join(getBackupFolder(dataDir), name))
        copied.add(`${FOLDER}${name}`)
      }
    if (keep === undefined) return
    // The names begin with the time.
    const scheduled = [...copied].filter(isScheduledBackup).toSorted().toReversed()
    for (const path of scheduled.slice(keep)) await bucket.remove(path)
  } catch (cause) {
    const message = `The backup is in the folder, but it could not be copied to the bucket “${settings.bucket}”. Check its settings and the network. The next backup copies it, too.`
    throw new TaskError([{ file: '', message }], { cause })
  }
}

/**
 * Downloads a backup from a bucket into the folder of backups, unless it is there. Resolves to its path; undefined if the
 * bucket lacks it.
 */
export async function downloadBackup(
  dataDir: string,
  settings: S3Settings,
  path: string,
): Promise<string | undefined> {
  const name = basename(path)
  const target = join(getBackupFolder(dataDir), name)
  if (existsSync(target)) return target
  const file = await new S3Bucket(settings).open(`${FOLDER}${name}`)
  if (!file) return undefined
  const folder = getBackupFolder(dataDir)
  await mkdir(folder, { recursive: true })
  const draft = join(folder, `${name}.unfinished-${process.pid}`)
  try {
    await pipeline(
      file.stream(),
      createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }),
    )
    // The schedule counts from the time of the backup.
    const madeAt = parseBackupTime(name)
    if (madeAt) await utimes(draft, madeAt, madeAt)
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  return target
}
