import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Removes locks left by a server that is gone while another program has its number by now, which
 * PostgreSQL cannot tell from a server that runs. It happens in containers, where numbers start over.
 * Returns whether there were any.
 */
export function removeStaleLocks(folder: string, sockets: string): boolean {
  const locks = [join(folder, 'postmaster.pid'), join(sockets, '.s.PGSQL.5432.lock')]
  const stale = locks.filter((lock) => existsSync(lock) && !isPostgres(pidIn(lock)))
  for (const lock of stale) rmSync(lock, { force: true })
  return stale.length > 0
}

function pidIn(lock: string): number {
  try {
    return Math.abs(Number.parseInt(readFileSync(lock, 'utf8'), 10))
  } catch {
    // It went away while we looked: whoever had it is stopping.
    return Number.NaN
  }
}

/** What runs under that number is asked of the system; when it will not say, it may be one of ours. */
function isPostgres(pid: number): boolean {
  if (!Number.isInteger(pid)) return true
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }).includes(
      'postgres',
    )
  } catch (error) {
    // `ps` ends with 1 when there is no such process; anything else is no answer.
    return !(error instanceof Error && 'status' in error && error.status === 1)
  }
}
