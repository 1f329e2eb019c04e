import * as contract from '@vitrine/contract'
import { SHORTEST_PAGE_PASSWORD } from '@vitrine/model'
import type { FastifyInstance } from 'fastify'
import { hashPassword } from '../../identity/accounts/index.ts'
import type { ContentChanges } from '../../platform/db/content-changes.ts'
import type { Db } from '../../platform/db/db.ts'
import { draftOf } from '../../content/documents/index.ts'
import type { FrontDoor } from '../../platform/http/front-door.ts'
import { mount } from '../../platform/http/mount.ts'
import { pageLockErrors } from './errors.ts'
import { deleteLock, lockOf, setLock } from './store.ts'

interface LockPorts {
  readonly changes: ContentChanges
  readonly frontDoor: FrontDoor
}

/** Passwords of pages and of the site, for who owns them. */
export function pageLockRoutes(app: FastifyInstance, { changes, frontDoor }: LockPorts): void {
  mount(app, contract.readPageLock, async ({ db, site, params }) =>
    viewOf(db, site.id, params.documentId),
  )

  mount(app, contract.setPageLock, async ({ db, site, params, body }) => {
    const { documentId } = params
    if (!(await draftOf(db, site.id, { documentId }))) throw pageLockErrors.unknownPage()
    return set(db, site.id, { subjectId: documentId, password: body.password })
  })

  mount(app, contract.deletePageLock, async ({ db, site, params }) =>
    remove(db, site.id, params.documentId),
  )

  mount(app, contract.readSiteLock, async ({ db, site }) => viewOf(db, site.id, site.id))

  mount(app, contract.setSiteLock, async ({ db, site, body }) => {
    const locked = await set(db, site.id, { subjectId: site.id, password: body.password })
    // Even while the database is gone, nobody is given what was for everybody before.
    frontDoor.forgetAll()
    return locked
  })

  mount(app, contract.deleteSiteLock, async ({ db, site }) => remove(db, site.id, site.id))

  async function set(
    db: Db,
    siteId: string,
    given: { readonly subjectId: string; readonly password: string },
  ): Promise<contract.PageLock> {
    const { subjectId, password } = given
    if (password.length < SHORTEST_PAGE_PASSWORD) throw pageLockErrors.passwordTooShort()
    const passwordHash = await hashPassword(password)
    const changedAt = await setLock(db, siteId, { subjectId, passwordHash })
    await heard(db)
    return { locked: true, changedAt: changedAt.toISOString() }
  }

  async function remove(db: Db, siteId: string, subjectId: string): Promise<contract.PageLock> {
    if (await deleteLock(db, siteId, subjectId)) await heard(db)
    return { locked: false, changedAt: null }
  }

  /** When the owner is answered, this process keeps nothing from before. Others hear as soon. */
  function heard(db: Db): Promise<void> {
    // What is locked is locked, also where the database went away behind it.
    return changes.untilHeard(db, LONGEST_MS).catch(() => undefined)
  }
}

const LONGEST_MS = 10_000

async function viewOf(db: Db, siteId: string, subjectId: string): Promise<contract.PageLock> {
  const lock = await lockOf(db, siteId, subjectId)
  return { locked: lock !== undefined, changedAt: lock?.changedAt.toISOString() ?? null }
}
