import * as contract from '@vitrine/contract'
import type { FastifyInstance } from 'fastify'
import { transact } from '../../platform/db/transact.ts'
import { mount } from '../../platform/http/mount.ts'
import { hostsOf } from '../../identity/sites/index.ts'
import { addRedirect, changeRedirect, deleteRedirect } from './change.ts'
import { importRedirects } from './import.ts'
import { csvOf } from './lines.ts'
import { everyRedirect, type RedirectRow, redirectsFrom } from './store.ts'

const PER_PAGE = 100

export function redirectRoutes(app: FastifyInstance): void {
  mount(app, contract.listRedirects, async ({ db, site, query }) => {
    const found = await redirectsFrom(db, site.id, { ...query, limit: PER_PAGE + 1 })
    const page = found.slice(0, PER_PAGE)
    const hasNextPage = found.length > PER_PAGE
    return {
      redirects: page.map(redirectView),
      hasNextPage,
      nextPageCursor: hasNextPage ? (page.at(-1)?.matchKey ?? null) : null,
    }
  })

  mount(app, contract.addRedirect, async ({ db, site, body }) => {
    const where = { siteId: site.id, hosts: await hostsOf(db, site.id) }
    return redirectView(await transact(db, (tx) => addRedirect(tx, where, body)))
  })

  mount(app, contract.changeRedirect, async ({ db, site, params, body }) => {
    const where = { siteId: site.id, hosts: await hostsOf(db, site.id) }
    const changed = { id: params.id, given: body }
    return redirectView(await transact(db, (tx) => changeRedirect(tx, where, changed)))
  })

  mount(app, contract.deleteRedirect, async ({ db, site, params }) => {
    await transact(db, (tx) => deleteRedirect(tx, site.id, params.id))
    return {}
  })

  mount(app, contract.importRedirects, async ({ db, site, body }) => {
    const where = { siteId: site.id, hosts: await hostsOf(db, site.id) }
    return transact(db, (tx) => importRedirects(tx, where, body))
  })

  mount(app, contract.exportRedirects, async ({ db, site }) => ({
    csv: csvOf(await everyRedirect(db, site.id)),
  }))
}

function redirectView(row: RedirectRow): contract.Redirect {
  return {
    id: row.id,
    from: row.fromPath,
    to: row.target,
    status: row.status === 302 ? 302 : 301,
    automatic: row.automatic,
    createdAt: row.createdAt.toISOString(),
  }
}
