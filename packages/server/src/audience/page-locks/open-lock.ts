import { verifyPassword } from '../../identity/accounts/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { pageLockErrors } from './errors.ts'
import { type Lock, findLock } from './store.ts'

/**
 * Returns the lock if the password is right, and throws otherwise. A page without a lock takes as
 * long.
 */
export async function openLock(
  db: Db,
  siteId: string,
  given: { readonly subjectId: string | undefined; readonly password: string },
): Promise<Lock> {
  const { subjectId, password } = given
  const lock = subjectId === undefined ? undefined : await findLock(db, siteId, subjectId)
  const isRight = await verifyPassword(lock?.passwordHash, password)
  if (!isRight || !lock) throw pageLockErrors.wrongPassword()
  return lock
}
