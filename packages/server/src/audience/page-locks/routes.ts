import * as contract from '@vitrine/contract'
import { MIN_PAGE_PASSWORD_LENGTH } from '@vitrine/model'
import { hashPassword } from '../../identity/accounts/index.ts'
import type { ContentChanges } from '../../platform/db/content-changes.ts'
import type { Db } from '../../platform/db/db.ts'
import {
  findDraft,
  loadPublishedAccess,
  type PublishedAccess,
} from '../../content/documents/index.ts'
import type { ResponseCache } from '../../platform/http/response-cache.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { mount } from '../../platform/http/mount.ts'
import { pageLockErrors } from './errors.ts'
import { deleteLock, findLock, setLock } from './store.ts'

interface LockPorts {
  readonly changes: ContentChanges
  readonly responseCache: ResponseCache
}

/** Mounts the calls that set and remove the passwords of pages and of the site. */
export function pageLockRoutes(http: HttpServer, { changes, responseCache }: LockPorts): void {
  mount(http, contract.readPageLock, async ({ db, site, params }) =>
    loadPageLock(db, site.id, params.documentId),
  )

  mount(http, contract.setPageLock, async ({ db, site, params, body }) => {
    const { documentId } = params
    const draft = await findDraft(db, site.id, { documentId })
    if (draft?.kind !== 'page' && draft?.kind !== 'item') throw pageLockErrors.unknownPage()
    await set(db, site.id, { subjectId: documentId, password: body.password })
    return loadPageLock(db, site.id, documentId)
  })

  mount(http, contract.deletePageLock, async ({ db, site, params }) => {
    await remove(db, site.id, params.documentId)
    return loadPageLock(db, site.id, params.documentId)
  })

  mount(http, contract.readSiteLock, async ({ db, site }) => loadSiteLock(db, site.id))

  mount(http, contract.setSiteLock, async ({ db, site, body }) => {
    await set(db, site.id, { subjectId: site.id, password: body.password })
    // Cached pages were public: none is served from now on, even if the database is unreachable.
    responseCache.clear()
    return loadSiteLock(db, site.id)
  })

  mount(http, contract.deleteSiteLock, async ({ db, site }) => {
    await remove(db, site.id, site.id)
    return loadSiteLock(db, site.id)
  })

  async function set(
    db: Db,
    siteId: string,
    given: { readonly subjectId: string; readonly password: string },
  ): Promise<void> {
    const { subjectId, password } = given
    if (password.length < MIN_PAGE_PASSWORD_LENGTH) throw pageLockErrors.passwordTooShort()
    const passwordHash = await hashPassword(password)
    await setLock(db, siteId, { subjectId, passwordHash })
    await waitForChange(db)
  }

  async function remove(db: Db, siteId: string, subjectId: string): Promise<void> {
    if (await deleteLock(db, siteId, subjectId)) await waitForChange(db)
  }

  /**
   * Waits until this process serves nothing from before the change. Other processes do the same on
   * their own.
   */
  function waitForChange(db: Db): Promise<void> {
    // The lock is stored already; an unreachable database afterwards is no error.
    return changes.waitForPending(db, LONGEST_MS).catch(() => undefined)
  }
}

const LONGEST_MS = 10_000

async function loadSiteLock(db: Db, siteId: string): Promise<contract.PageLock> {
  const password = await loadPassword(db, siteId, siteId)
  return { ...password, locked: password.hasPassword }
}

/**
 * Loads what holds for visitors of a page or an item: its published access, and that of the item's collection, decide
 * whether they need a password.
 */
async function loadPageLock(
  db: Db,
  siteId: string,
  documentId: string,
): Promise<contract.PageLock> {
  const rows = await loadPublishedAccess(db, siteId, documentId)
  const isLocked = (row: PublishedAccess) =>
    row.access === 'password' || row.collectionAccess === 'password'
  const locked = rows.length > 0 && rows.every(isLocked)
  const access = Object.fromEntries(rows.map((row) => [row.locale, row.access]))
  const ofCollection = rows.flatMap(({ locale, collectionAccess }) =>
    collectionAccess === null ? [] : [[locale, collectionAccess] as const],
  )
  return {
    ...(await loadPassword(db, siteId, documentId)),
    locked,
    access,
    ...(ofCollection.length > 0 && { collectionAccess: Object.fromEntries(ofCollection) }),
  }
}

async function loadPassword(db: Db, siteId: string, subjectId: string) {
  const lock = await findLock(db, siteId, subjectId)
  return { hasPassword: lock !== undefined, changedAt: lock?.changedAt.toISOString() ?? null }
}
