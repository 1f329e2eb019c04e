import * as contract from '@vitrine/contract'
import { transact } from '../../platform/db/transact.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { mount } from '../../platform/http/mount.ts'
import { listHostNames } from '../../identity/sites/index.ts'
import { addRedirect, changeRedirect, deleteRedirect } from './edit-redirects.ts'
import { importRedirects } from './import-redirects.ts'
import { redirectErrors } from './errors.ts'
import { deleteNotFoundPath, listNotFoundPaths } from './not-found/not-found-store.ts'
import { toMatchKey } from './path.ts'
import { formatCsv } from './redirect-file.ts'
import { loadRedirects, type RedirectRow, listRedirects } from './store.ts'

const PER_PAGE = 100

/** Mounts the calls on redirects. */
export function redirectRoutes(http: HttpServer): void {
  mount(http, contract.listRedirects, async ({ db, site, query }) => {
    const rows = await listRedirects(db, site.id, { ...query, limit: PER_PAGE + 1 })
    const page = rows.slice(0, PER_PAGE)
    const hasNextPage = rows.length > PER_PAGE
    return {
      redirects: page.map(toRedirectView),
      hasNextPage,
      nextPageCursor: hasNextPage ? (page.at(-1)?.matchKey ?? null) : null,
    }
  })

  mount(http, contract.addRedirect, async ({ db, site, body }) => {
    const redirectSite = { siteId: site.id, hosts: await listHostNames(db, site.id) }
    return toRedirectView(await transact(db, (tx) => addRedirect(tx, redirectSite, body)))
  })

  mount(http, contract.changeRedirect, async ({ db, site, params, body }) => {
    const redirectSite = { siteId: site.id, hosts: await listHostNames(db, site.id) }
    const changed = { id: params.id, input: body }
    return toRedirectView(await transact(db, (tx) => changeRedirect(tx, redirectSite, changed)))
  })

  mount(http, contract.deleteRedirect, async ({ db, site, params }) => {
    await transact(db, (tx) => deleteRedirect(tx, site.id, params.id))
    return {}
  })

  mount(http, contract.importRedirects, async ({ db, site, body }) => {
    const redirectSite = { siteId: site.id, hosts: await listHostNames(db, site.id) }
    return transact(db, (tx) => importRedirects(tx, redirectSite, body))
  })

  mount(http, contract.exportRedirects, async ({ db, site }) => ({
    csv: formatCsv(await loadRedirects(db, site.id)),
  }))

  notFoundRoutes(http)
}

/** Mounts the calls on paths that visitors did not find. */
function notFoundRoutes(http: HttpServer): void {
  mount(http, contract.listNotFoundPaths, async ({ db, site, query }) => {
    const offset = Number(query.cursor ?? 0)
    const rows = await listNotFoundPaths(db, site.id, { offset, limit: PER_PAGE + 1 })
    const hasNextPage = rows.length > PER_PAGE
    return {
      paths: rows.slice(0, PER_PAGE).map(({ path, hits, referrer, firstAt, lastAt }) => ({
        ...{ path, hits, referrer },
        firstAt: firstAt.toISOString(),
        lastAt: lastAt.toISOString(),
      })),
      hasNextPage,
      nextPageCursor: hasNextPage ? String(offset + PER_PAGE) : null,
    }
  })

  mount(http, contract.dismissNotFoundPath, async ({ db, site, query }) => {
    const key = toMatchKey(query.path)
    if (key === undefined || !(await deleteNotFoundPath(db, site.id, key)))
      throw redirectErrors.notListed()
    return {}
  })
}

function toRedirectView(row: RedirectRow): contract.Redirect {
  return {
    id: row.id,
    from: row.fromPath,
    to: row.target,
    status: row.status === 302 ? 302 : 301,
    automatic: row.automatic,
    createdAt: row.createdAt.toISOString(),
  }
}
