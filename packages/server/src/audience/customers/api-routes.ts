import * as contract from '@vitrine/contract'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { mount } from '../../platform/http/mount.ts'
import { parseCursor } from './cursor.ts'
import { customerErrors } from './errors.ts'
import { loadCustomer } from './load-customer.ts'
import { cutPage } from './page.ts'
import { listCustomersAfter } from './store.ts'
import { toCustomerView } from './view.ts'

/** Mounts the calls with which other programs read customers. */
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

  mount(http, contract.apiReadCustomer, async ({ db, site, params }) => {
    const { timeline: _namesStaff, ...customer } = await loadCustomer(db, site.id, params.id)
    return customer
  })
}
