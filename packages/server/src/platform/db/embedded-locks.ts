import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Removes the locks of a server that is gone while another program has its process ID, which PostgreSQL
 * cannot tell from a running server. This happens in containers, where IDs start over. Returns whether there
 * were any.
 */
export function removeStaleLocks(folder: string, sockets: string): boolean {
  const locks = [join(folder, 'postmaster.pid'), join(sockets, '.s.PGSQL.5432.lock')]
  const stale = locks.filter((lock) => existsSync(lock) && !isPostgres(readPid(lock)))
  for (const lock of stale) rmSync(lock, { force: true })
  return stale.length > 0
}

function readPid(lock: string): number {
  try {
    return Math.abs(Number.parseInt(readFileSync(lock, 'utf8'), 10))
  } catch {
    // The file is gone: its server is stopping.
    return Number.NaN
  }
}

/** Returns whether the process may be PostgreSQL; true if the system does not say. */
function isPostgres(pid: number): boolean {
  if (!Number.isInteger(pid)) return true
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }).includes(
      'postgres',
    )
  } catch (error) {
    // `ps` exits with 1 if there is no such process; any other status is no result.
    return !(error instanceof Error && 'status' in error && error.status === 1)
  }
}
