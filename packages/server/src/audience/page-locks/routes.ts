import * as contract from '@vitrine/contract'
import { MIN_PAGE_PASSWORD_LENGTH } from '@vitrine/model'
import { hashPassword } from '../../identity/accounts/index.ts'
import type { ContentChanges } from '../../platform/db/content-changes.ts'
import type { Db } from '../../platform/db/db.ts'
import { findDraft } from '../../content/documents/index.ts'
import type { ResponseCache } from '../../platform/http/response-cache.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { mount } from '../../platform/http/mount.ts'
import { pageLockErrors } from './errors.ts'
import { deleteLock, findLock, setLock } from './store.ts'

interface LockPorts {
  readonly changes: ContentChanges
  readonly responseCache: ResponseCache
}

/** Passwords of pages and of the site, for who owns them. */
export function pageLockRoutes(http: HttpServer, { changes, responseCache }: LockPorts): void {
  mount(http, contract.readPageLock, async ({ db, site, params }) =>
    toLockView(db, site.id, params.documentId),
  )

  mount(http, contract.setPageLock, async ({ db, site, params, body }) => {
    const { documentId } = params
    if (!(await findDraft(db, site.id, { documentId }))) throw pageLockErrors.unknownPage()
    return set(db, site.id, { subjectId: documentId, password: body.password })
  })

  mount(http, contract.deletePageLock, async ({ db, site, params }) =>
    remove(db, site.id, params.documentId),
  )

  mount(http, contract.readSiteLock, async ({ db, site }) => toLockView(db, site.id, site.id))

  mount(http, contract.setSiteLock, async ({ db, site, body }) => {
    const locked = await set(db, site.id, { subjectId: site.id, password: body.password })
    // Even while the database is gone, nobody is given what was for everybody before.
    responseCache.clear()
    return locked
  })

  mount(http, contract.deleteSiteLock, async ({ db, site }) => remove(db, site.id, site.id))

  async function set(
    db: Db,
    siteId: string,
    given: { readonly subjectId: string; readonly password: string },
  ): Promise<contract.PageLock> {
    const { subjectId, password } = given
    if (password.length < MIN_PAGE_PASSWORD_LENGTH) throw pageLockErrors.passwordTooShort()
    const passwordHash = await hashPassword(password)
    const changedAt = await setLock(db, siteId, { subjectId, passwordHash })
    await waitForChange(db)
    return { locked: true, changedAt: changedAt.toISOString() }
  }

  async function remove(db: Db, siteId: string, subjectId: string): Promise<contract.PageLock> {
    if (await deleteLock(db, siteId, subjectId)) await waitForChange(db)
    return { locked: false, changedAt: null }
  }

  /**
   * Waits until this process serves nothing from before the change. Other processes follow as soon.
   */
  function waitForChange(db: Db): Promise<void> {
    // What is locked is locked, also where the database went away behind it.
    return changes.waitForPending(db, LONGEST_MS).catch(() => undefined)
  }
}

const LONGEST_MS = 10_000

async function toLockView(db: Db, siteId: string, subjectId: string): Promise<contract.PageLock> {
  const lock = await findLock(db, siteId, subjectId)
  return { locked: lock !== undefined, changedAt: lock?.changedAt.toISOString() ?? null }
}
