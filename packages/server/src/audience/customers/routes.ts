import * as contract from '@vitrine/contract'
import { formatCsv } from '@vitrine/model'
import { findOrderEmail } from '../../commerce/orders/index.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import type { RoutePorts } from '../../platform/slice.ts'
import { mount } from '../../platform/http/mount.ts'
import { customerApiRoutes } from './api-routes.ts'
import { parseCursor } from './cursor.ts'
import { eraseCustomer } from './erase-customer.ts'
import { customerErrors } from './errors.ts'
import { exportAccountData, exportCustomer } from './export-customer.ts'
import { COLUMNS, formatCustomerRow } from './export-row.ts'
import { loadCustomer } from './load-customer.ts'
import { cutPage } from './page.ts'
import { servePersonalArchives, toExportReply } from './personal-archive.ts'
import { findCustomerById, findCustomerId, insertNote, listCustomersAfter } from './store.ts'
import { toCustomerView } from './view.ts'

const PAGE_SIZE = 50
const EXPORT_SIZE = 500

/** Mounts the calls for the customers of a store. */
export function customerRoutes(http: HttpServer, { files }: Pick<RoutePorts, 'files'>): void {
  mount(http, contract.listCustomers, async ({ db, site, query: { cursor, ...query } }) => {
    const after = parseCursor(query.sort, cursor)
    const found = await listCustomersAfter(db, site, { query, after, limit: PAGE_SIZE + 1 })
    const { rows, next } = cutPage(found, PAGE_SIZE)
    return {
      customers: rows.map(({ sortValue: _value, ...row }) => toCustomerView(row)),
      nextPageCursor: next,
    }
  })

  mount(http, contract.exportCustomers, async ({ db, site, query: { cursor, ...query } }) => {
    const after = parseCursor(query.sort, cursor)
    const found = await listCustomersAfter(db, site, { query, after, limit: EXPORT_SIZE + 1 })
    const { rows, next } = cutPage(found, EXPORT_SIZE)
    const lines = rows.map((row) => formatCustomerRow(row, site))
    return {
      csv: formatCsv(cursor === undefined ? [COLUMNS, ...lines] : lines),
      nextPageCursor: next,
    }
  })

  customerDetailRoutes(http)
  servePersonalArchives(http, files)
  customerApiRoutes(http)
}

/** Mounts the calls for one customer. */
function customerDetailRoutes(http: HttpServer): void {
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
  mount(http, contract.exportCustomer, async ({ db, site, params: { id } }) =>
    toExportReply('customer', id, await exportCustomer(db, site.id, id)),
  )

  mount(http, contract.exportSiteUser, async ({ db, site, params: { id } }) =>
    toExportReply('account', id, await exportAccountData(db, site.id, id)),
  )

  mount(http, contract.eraseCustomer, async ({ db, site, params, body, staffMember }) => {
    await eraseCustomer(db, site, { ...body, id: params.id, staffId: staffMember.id })
    return {}
  })
}
