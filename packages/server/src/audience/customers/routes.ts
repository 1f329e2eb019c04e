import * as contract from '@vitrine/contract'
import { findOrderEmail } from '../../commerce/orders/index.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { mount } from '../../platform/http/mount.ts'
import { formatCursor, parseCursor } from './cursor.ts'
import { customerErrors } from './errors.ts'
import { loadCustomer } from './load-customer.ts'
import { findCustomerById, findCustomerId, insertNote, listCustomersAfter } from './store.ts'
import { toCustomerView } from './view.ts'

const PAGE_SIZE = 50

/** Mounts the calls for the customers of a store. */
export function customerRoutes(http: HttpServer): void {
  mount(http, contract.listCustomers, async ({ db, site, query: { cursor, ...query } }) => {
    const after = parseCursor(query.sort, cursor)
    const found = await listCustomersAfter(db, site, { query, after, limit: PAGE_SIZE + 1 })
    const rows = found.slice(0, PAGE_SIZE)
    const last = found.length > PAGE_SIZE ? rows.at(-1) : undefined
    return {
      customers: rows.map(({ sortValue: _value, ...row }) => toCustomerView(row)),
      nextPageCursor: last ? formatCursor({ value: last.sortValue, id: last.id }) : null,
    }
  })

  mount(http, contract.readCustomer, ({ db, site, params }) => loadCustomer(db, site.id, params.id))

  mount(http, contract.findCustomer, async ({ db, site, params }) => {
    const email = await findOrderEmail(db, site.id, params.id)
    const id = email === undefined ? undefined : await findCustomerId(db, site.id, email)
    if (id === undefined) throw customerErrors.notFound()
    return { id }
  })

  mount(http, contract.addCustomerNote, async ({ db, site, params, body, staffMember }) => {
    const customer = await findCustomerById(db, site.id, params.id)
    if (!customer) throw customerErrors.notFound()
    const staffId = staffMember.id
    await insertNote(db, site.id, { ...body, customerId: customer.id, staffId })
    return loadCustomer(db, site.id, customer.id)
  })
}
