import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readlinkSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { isDatabase } from './embedded-folder.ts'

const execFileAsync = promisify(execFile)

/** A server whose parent was killed has to flush its data before it ends. */
const MAX_FLUSHING_MS = 60_000

const DRAFT = '.moving-'
const DISCARDED = '.discarded-'

/**
 * Moves a stopped cluster. A kill at any moment leaves it at one of the two places, or equal copies at both;
 * an error leaves it where it was.
 */
export async function moveCluster(from: string, to: string): Promise<void> {
  await waitUntilUnused(from)
  if (existsSync(to) && (isDatabase(to) || readdirSync(to).length > 0))
    throw new Error(`${to} contains other files.`)
  try {
    renameSync(from, to)
    return
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
  }
  // A copy goes on when its parent is killed, so each has a folder of its own.
  const draft = `${to}${DRAFT}${randomBytes(4).toString('hex')}`
  try {
    await execFileAsync('cp', ['-a', from, draft])
    rmSync(join(draft, 'postmaster.pid'), { force: true })
    await execFileAsync('sync', ['-f', draft])
    renameSync(draft, to)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  }
  discardCluster(from)
}

/** Removes a cluster that is not needed any more; a kill leaves no half of it under its name. */
export function discardCluster(cluster: string): void {
  const discarded = `${cluster}${DISCARDED}${randomBytes(4).toString('hex')}`
  renameSync(cluster, discarded)
  rmSync(discarded, { recursive: true, force: true })
}

/** Removes what interrupted moves left beside a cluster, unless a copy still writes there. */
export function removeRemains(cluster: string): void {
  const parent = dirname(cluster)
  if (!existsSync(parent)) return
  for (const name of readdirSync(parent)) {
    const isRemains = [DRAFT, DISCARDED].some((mark) => name.startsWith(basename(cluster) + mark))
    if (!isRemains) continue
    try {
      rmSync(join(parent, name), { recursive: true, force: true })
    } catch {
      // The next start removes it.
    }
  }
}

/** Waits until no process of PostgreSQL works in the cluster; each has it as its current folder. */
async function waitUntilUnused(folder: string): Promise<void> {
  const cluster = realpathSync(folder)
  for (const began = Date.now(); isUsed(cluster); await pause(50))
    if (Date.now() - began > MAX_FLUSHING_MS)
      throw new Error(`Another running Vitrine uses the database in ${cluster}.`)
}

function isUsed(cluster: string): boolean {
  return readdirSync('/proc').some((pid) => {
    try {
      return /^\d+$/.test(pid) && readlinkSync(`/proc/${pid}/cwd`) === cluster
    } catch {
      // The process has ended.
      return false
    }
  })
}
