import * as contract from '@vitrine/contract'
import { formatCsv } from '@vitrine/model'
import { mount } from '../../../platform/http/mount.ts'
import type { PageServer } from '../../../platform/http/page-server.ts'
import { toOrderSummary } from '../studio-view.ts'
import { COLUMNS, formatOrderRow } from './export-row.ts'
import { countViews, listOrdersAfter } from './list-store.ts'
import { cutPage, parseCursor } from './page.ts'

const PAGE_SIZE = 50
const EXPORT_SIZE = 500

/** Mounts the list of orders, its counts and its export. */
export function orderListRoutes(http: PageServer): void {
  mount(http, contract.listOrders, async ({ query: { cursor, ...query }, site, db }) => {
    const page = { query, after: parseCursor(cursor), limit: PAGE_SIZE + 1 }
    const { rows, next } = cutPage(await listOrdersAfter(db, site, page), PAGE_SIZE)
    return {
      orders: rows.map(toOrderSummary),
      hasNextPage: next !== null,
      nextPageCursor: next,
    }
  })

  mount(http, contract.countOrders, async ({ site, db }) => ({
    counts: await countViews(db, site.id),
  }))

  mount(http, contract.exportOrders, async ({ query: { cursor, ...query }, site, db }) => {
    const page = { query, after: parseCursor(cursor), limit: EXPORT_SIZE + 1 }
    const { rows, next } = cutPage(await listOrdersAfter(db, site, page), EXPORT_SIZE)
    const lines = rows.map((order) => formatOrderRow(order, site))
    return {
      csv: formatCsv(cursor === undefined ? [COLUMNS, ...lines] : lines),
      nextPageCursor: next,
    }
  })
}
