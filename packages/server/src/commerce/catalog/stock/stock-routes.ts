import { listStock, moveStock, readStockHistory, setIncomingStock } from '@vitrine/contract'
import type { HttpServer } from '../../../platform/http/http-server.ts'
import { mount } from '../../../platform/http/mount.ts'
import { adjustStock, loadStockHistory, setIncoming } from './adjust-stock.ts'
import { cutPage, parseCursor } from '../cursor.ts'
import { countLowStock, listStockAfter } from './stock-list-store.ts'

const PER_PAGE = 50

export function stockRoutes(http: HttpServer): void {
  mount(http, listStock, async ({ db, site, query }) => {
    const { cursor, ...filter } = query
    const after = parseCursor(cursor)
    const found = await listStockAfter(db, site.id, { ...filter, after, limit: PER_PAGE + 1 })
    const { rows, next } = cutPage(found, PER_PAGE)
    return {
      variants: rows.map(({ sortKey: _sortKey, id: _id, ...row }) => row),
      hasNextPage: next !== null,
      nextPageCursor: next,
      lowCount: await countLowStock(db, site.id),
    }
  })

  mount(http, readStockHistory, async ({ db, site, params: { variantId } }) =>
    loadStockHistory(db, site.id, variantId),
  )

  mount(http, moveStock, async ({ db, site, params: { variantId }, body, staffMember }) => {
    await adjustStock(db, site.id, { ...body, variantId, memberId: staffMember.id })
    return loadStockHistory(db, site.id, variantId)
  })

  mount(http, setIncomingStock, async ({ db, site, params: { variantId }, body }) => {
    await setIncoming(db, site.id, { ...body, variantId })
    return loadStockHistory(db, site.id, variantId)
  })
}
