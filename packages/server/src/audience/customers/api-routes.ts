import * as contract from '@vitrine/contract'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { mount } from '../../platform/http/mount.ts'
import { parseCursor } from './cursor.ts'
import { customerErrors } from './errors.ts'
import { loadCustomer } from './load-customer.ts'
import { cutPage } from './page.ts'
import { findCustomerById, insertNote, listCustomersAfter } from './store.ts'
import { toCustomerView } from './view.ts'

/** Mounts the calls with which other programs read customers, and add notes to them. */
export function customerApiRoutes(http: HttpServer): void {
  mount(http, contract.apiListCustomers, async ({ db, site, query }) => {
    const { cursor, limit, ...filter } = query
    const after = parseCursor(filter.sort, cursor)
    if (cursor !== undefined && !after) throw customerErrors.unknownCursor()
    const found = await listCustomersAfter(db, site, { query: filter, after, limit: limit + 1 })
    const { rows, next } = cutPage(found, limit)
    return {
      customers: rows.map(({ sortValue: _value, ...row }) => toCustomerView(row)),
      nextPageCursor: next,
    }
  })

  mount(http, contract.apiReadCustomer, ({ db, site, params }) => load(db, site.id, params.id))

  mount(http, contract.apiAddCustomerNote, async ({ db, site, params, body, apiKey }) => {
    const customer = await findCustomerById(db, site.id, params.id)
    if (!customer) throw customerErrors.notFound()
    const note = { ...body, id: newId(), customerId: customer.id, apiKey: apiKey.name }
    await insertNote(db, site.id, note)
    return load(db, site.id, customer.id)
  })
}

async function load(db: Db, siteId: string, id: string) {
  const { timeline: _namesStaff, ...customer } = await loadCustomer(db, siteId, id)
  return customer
}
