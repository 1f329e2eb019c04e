import { verifyPassword } from '../../identity/accounts/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { pageLockErrors } from './errors.ts'
import { type Lock, findLock } from './store.ts'

/** The lock that the password opens; throws where it does not. A page without one takes as long. */
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
