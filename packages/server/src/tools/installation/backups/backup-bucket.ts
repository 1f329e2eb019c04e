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
  readInstallationId,
} from './backup-folder.ts'

const FOLDER = 'backups/'

/**
 * Copies the backups that a bucket lacks from the folder, oldest first, and deletes the scheduled ones of this installation
 * there but the newest `keep`, or none without `keep`. Stops when `signal` is aborted. Throws a `TaskError` that names the
 * bucket.
 */
export async function copyBackups(
  dataDir: string,
  settings: S3Settings,
  {
    keep,
    signal,
  }: { readonly keep?: number | undefined; readonly signal?: AbortSignal | undefined },
): Promise<void> {
  const bucket = new S3Bucket(settings)
  try {
    const own = await readOwnFolder(dataDir)
    const copied = new Set(await bucket.list(own))
    for (const { name } of (await listStoredBackups(dataDir)).toReversed())
      if (!copied.has(`${own}${name}`)) {
        await bucket.putParts(`${own}${name}`, join(getBackupFolder(dataDir), name), signal)
        copied.add(`${own}${name}`)
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

/** Reads the path of the folder of this installation in every bucket: others that share it keep their own backups. */
async function readOwnFolder(dataDir: string): Promise<string> {
  return `${FOLDER}${await readInstallationId(dataDir)}/`
}

/**
 * Downloads a backup from a bucket into the folder of backups, unless it is there: by its name, or by its whole path in the
 * bucket. Resolves to its path. Throws an error that lists the newest backups of the bucket if it lacks this one, or if
 * several installations have one of its name and none is this one.
 */
export async function downloadBackup(
  dataDir: string,
  settings: S3Settings,
  path: string,
): Promise<string> {
  const name = basename(path)
  const target = await getTarget(dataDir, path)
  if (existsSync(target)) return target
  const bucket = new S3Bucket(settings)
  const source = await findInBucket(dataDir, bucket, path)
  const file = await bucket.open(source)
  if (!file) throw new Error(`The backup ${source} is not in the bucket any more.`)
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

/**
 * Returns the path that a backup is downloaded to. One that names another installation keeps its id: this one may have a
 * backup of the same name.
 */
async function getTarget(dataDir: string, path: string): Promise<string> {
  const id = /^backups\/([^/]+)\/[^/]+$/.exec(path)?.[1]
  const isForeign = id !== undefined && id !== (await readInstallationId(dataDir))
  const name = basename(path)
  return join(getBackupFolder(dataDir), isForeign ? `${id}-${name}` : name)
}

/** The backups that an error lists. */
const MAX_LISTED = 20

async function findInBucket(dataDir: string, bucket: S3Bucket, path: string): Promise<string> {
  const all = await bucket.list(FOLDER)
  const own = await readOwnFolder(dataDir)
  const named = all.filter((each) => basename(each) === basename(path))
  const [only, ...others] = named
  const found =
    named.find((each) => each === path) ??
    named.find((each) => each.startsWith(own)) ??
    (others.length === 0 ? only : undefined)
  if (found !== undefined) return found
  const problem =
    named.length > 0
      ? `Several installations have a backup ${path} in the bucket. Name one with its path:`
      : `There is no backup ${path} here, and none of its name in the bucket, which has these:`
  const choices = (named.length > 0 ? named : all)
    .toSorted((a, b) => basename(b).localeCompare(basename(a)))
    .slice(0, MAX_LISTED)
  throw new Error([problem, ...(choices.length > 0 ? choices : ['none'])].join('\n'))
}
