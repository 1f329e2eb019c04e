import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { isRoot } from './embedded-account.ts'

/** A server whose parent was just killed releases its lock at once; only a running one holds it this long. */
const MAX_WAIT_S = 3

/** Returns whether this process may lock folders and move databases: as root on Linux, with `flock`. */
export function canLock(): boolean {
  if (process.platform !== 'linux' || !isRoot()) return false
  return spawnSync('flock', ['--version'], { stdio: 'ignore' }).status === 0
}

/**
 * Locks a folder for this process, however it ends: the kernel releases the lock when the input of `flock`
 * closes. Resolves to the function that releases it; to undefined if another process holds it.
 */
export async function lockFolder(folder: string): Promise<(() => Promise<void>) | undefined> {
  const wait = ['/bin/sh', '-c', 'echo locked; while read -r _; do :; done']
  const child = spawn('flock', ['-w', String(MAX_WAIT_S), folder, ...wait], {
    cwd: '/',
    // In a group of its own, Ctrl-C in a terminal does not release it before the database has stopped.
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  child.stdin.on('error', () => undefined)
  const gone = once(child, 'close')
  const locked = once(child.stdout, 'data').then(() => true)
  if (!(await Promise.race([locked, gone.then(() => false)]))) return undefined
  return async () => {
    child.stdin.end()
    await gone
  }
}
