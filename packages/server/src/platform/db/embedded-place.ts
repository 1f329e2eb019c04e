import { randomBytes } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { writeFileAtomically } from '../files/write-file-atomically.ts'
import { canEnter, getDatabaseAccount, type Account } from './embedded-account.ts'
import { initializeDatabase, isDatabase } from './embedded-folder.ts'
import { discardCluster, moveCluster, removeRemains } from './embedded-move.ts'
import { ensureOutsideFolder } from './embedded-outside.ts'

/** The place of the cluster of a data folder, and the account that runs it. */
export interface Place {
  readonly cluster: string
  readonly account: Account
  /** Lines for the operator about the place; empty if the cluster is in the data folder. */
  readonly notes: readonly string[]
}

interface Wanted {
  /** The cluster's own place, in the data folder. */
  readonly folder: string
  /** The folder of the other places; undefined if this process cannot move clusters. */
  readonly outside: string | undefined
  readonly initdb: string
}

/**
 * Finds, creates or moves the cluster of a data folder, whose lock the caller holds if it is root.
 *
 * The cluster is in the data folder if its account can enter that; else below `outside`, and the file
 * `<folder>.location` names it. At most one of the two places has a cluster: a move is a rename, or a copy
 * after which both have the same bytes until the first one is discarded.
 */
export async function placeCluster(wanted: Wanted): Promise<Place> {
  const { folder, outside, initdb } = wanted
  const location = readLocation(folder)
  if (outside === undefined) assertHere(folder, location)
  else for (const each of [folder, location ?? folder]) removeRemains(each)
  const current = findCluster(folder, location)
  const account = getDatabaseAccount(current)
  if (canEnter(account, dirname(folder))) {
    if (current === undefined) await initializeDatabase(folder, initdb, account)
    else if (current !== folder) return moveBack(current, folder, account)
    removeLocation(folder, location)
    return { cluster: folder, account, notes: [] }
  }
  if (outside === undefined)
    throw new Error(
      `The database account "${account.name}" cannot enter ${dirname(folder)}. Open the folder (chmod o+x), change DATA_DIR, or set DATABASE_URL.`,
    )
  const cluster =
    current === undefined || current === folder
      ? await moveOutside(current, { ...wanted, outside }, account)
      : current
  return { cluster, account, notes: describeOutside(folder, account) }
}

/** Throws if a process that cannot move clusters would need the one in another place. */
function assertHere(folder: string, location: string | undefined): void {
  if (location === undefined || isDatabase(folder)) return
  throw new Error(`The database of ${dirname(folder)} is in ${location}. Start Vitrine as root.`)
}

/** Finds the one cluster of a data folder; undefined if it has none yet. */
function findCluster(folder: string, location: string | undefined): string | undefined {
  const isHere = isDatabase(folder)
  if (location === undefined) return isHere ? folder : undefined
  const isThere = isDatabase(location)
  if (isThere) claimLocation(folder, location)
  if (!isThere && !isHere)
    throw new Error(
      `The database of ${dirname(folder)} was in ${location} and is gone. Put it back. To begin a new database, delete ${folder}.location.`,
    )
  if (!isThere) return folder
  if (!isHere) return location
  // A move was interrupted after the copy.
  if (!isSameCluster(folder, location))
    throw new Error(
      `There are two databases for ${dirname(folder)}, in ${folder} and in ${location}. Move away the one that you do not want.`,
    )
  discardCluster(folder)
  return location
}

/** Returns whether two clusters are copies of each other: the control file changes with each start. */
function isSameCluster(one: string, other: string): boolean {
  const [first, second] = [one, other].map((each) =>
    readFileSync(join(each, 'global', 'pg_control')),
  )
  return first !== undefined && second !== undefined && first.equals(second)
}

/** Moves the cluster back into its data folder. On a full disk it stays where it is. */
async function moveBack(current: string, folder: string, account: Account): Promise<Place> {
  try {
    await moveCluster(current, folder)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const note = `It could not be moved back to ${folder}: ${reason}`
    return { cluster: current, account, notes: [note] }
  }
  removeLocation(folder, current)
  return { cluster: folder, account, notes: [`It was moved back from ${current}.`] }
}

async function moveOutside(
  current: string | undefined,
  { folder, outside, initdb }: Wanted & { readonly outside: string },
  account: Account,
): Promise<string> {
  ensureOutsideFolder(outside, account)
  const name = `${basename(dirname(folder))}-${randomBytes(4).toString('hex')}`
  const parent = join(outside, name)
  mkdirSync(parent, { mode: 0o755 })
  const cluster = join(parent, basename(folder))
  try {
    await writeFileAtomically(getOwnerFile(cluster), toBytes(realpathSync(dirname(folder))), {
      isDurable: true,
    })
    // A new cluster has no content before its place is recorded, a moved one is at most at two.
    if (current === undefined) await initializeDatabase(cluster, initdb, account)
    await writeFileAtomically(`${folder}.location`, toBytes(cluster), { isDurable: true })
    if (current !== undefined) await moveCluster(current, cluster)
  } catch (cause) {
    if (current !== undefined) rmSync(`${folder}.location`, { force: true })
    rmSync(parent, { recursive: true, force: true })
    const reason = cause instanceof Error ? cause.message : String(cause)
    const message = `The database account "${account.name}" cannot enter ${dirname(folder)}, and the database could not be put in ${cluster}: ${reason}`
    throw new Error(message, { cause })
  }
  return cluster
}

function describeOutside(folder: string, { name }: Account): string[] {
  return [
    `It is not in ${dirname(folder)}, which the account "${name}" cannot enter.`,
    'A copy of the data folder is no backup: use "npx vitrine backup".',
  ]
}

/**
 * Reads where the cluster of a data folder is; undefined if it is in the folder or does not exist. Throws if the
 * record names a place that Vitrine would not have chosen, since root moves and deletes there.
 */
export function readLocation(folder: string): string | undefined {
  const record = `${folder}.location`
  if (!existsSync(record)) return undefined
  const location = readFileSync(record, 'utf8').trim()
  const name = basename(dirname(location))
  if (
    resolve(location) !== location ||
    !/^.+-[0-9a-f]{8}$/.test(name) ||
    lstatSync(record).uid !== 0
  )
    throw new Error(`${record} was not written by Vitrine. Delete it, and start again.`)
  return location
}

/** Removes the place outside and its record, once the cluster is in its data folder. */
function removeLocation(folder: string, location: string | undefined): void {
  if (location === undefined) return
  if (readOwner(location) === realpathSync(dirname(folder)))
    rmSync(dirname(location), { recursive: true, force: true })
  rmSync(`${folder}.location`, { force: true })
}

/** Returns the path of the file beside a cluster that names its data folder. */
function getOwnerFile(cluster: string): string {
  return `${cluster}.data-folder`
}

function readOwner(cluster: string): string | undefined {
  const file = getOwnerFile(cluster)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/**
 * Notes the data folder of a cluster, which may have been renamed. Throws if this one is a copy of the data
 * folder that the cluster belongs to.
 */
function claimLocation(folder: string, location: string): void {
  const here = realpathSync(dirname(folder))
  const owner = readOwner(location) ?? here
  const theirs = join(owner, `${basename(folder)}.location`)
  if (owner === here) return
  if (existsSync(theirs) && statSync(theirs).ino !== statSync(`${folder}.location`).ino)
    throw new Error(
      `${here} is a copy of ${owner}, and the database in ${location} belongs to that. Use "vitrine backup" there and "vitrine restore" in an empty data folder.`,
    )
  writeFileSync(getOwnerFile(location), toBytes(here))
}

function toBytes(text: string): Uint8Array {
  return Buffer.from(`${text}\n`)
}
