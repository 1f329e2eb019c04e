import * as contract from '@vitrine/contract'
import { formatCsv } from '@vitrine/model'
import { mount } from '../../../platform/http/mount.ts'
import type { PageServer } from '../../../platform/http/page-server.ts'
import { toOrderSummary } from '../studio-view.ts'
import { COLUMNS, formatOrderRow } from './export-row.ts'
import { countViews, listOrdersAfter, type ListedOrder, type OrderCursor } from './list-store.ts'

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

/** Cuts the row that only tells that there is a next page. */
function cutPage(found: readonly ListedOrder[], size: number) {
  const rows = found.slice(0, size)
  const last = found.length > size ? rows.at(-1) : undefined
  return { rows, next: last ? `${last.number ?? 0n}.${last.grandTotalMinor}` : null }
}

/** Parses the cursor of a page; undefined for the first page, and for what is no cursor. */
function parseCursor(text: string | undefined): OrderCursor | undefined {
  const [, number, total = '0'] = /^(\d{1,18})(?:\.(\d{1,18}))?$/.exec(text ?? '') ?? []
  return number === undefined ? undefined : { number: BigInt(number), totalMinor: BigInt(total) }
}
