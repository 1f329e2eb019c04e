import { listProducts, readStock } from '@vitrine/contract'
import { toProductType } from '@vitrine/model'
import { parseId } from '../../platform/db/id.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { mount } from '../../platform/http/mount.ts'
import { catalogErrors } from './errors.ts'
import { listProductsAfter, findStock } from './store.ts'
import { formatCursor, parseCursor } from './cursor.ts'
import { toStockView, toProductSummary } from './view.ts'

const PER_PAGE = 50

export function catalogRoutes(http: HttpServer): void {
  mount(http, readStock, async ({ db, site, query }) => {
    const id = parseId(query.itemId)
    const found = id === undefined ? undefined : await findStock(db, site.id, id)
    if (!found) throw catalogErrors.unknownProduct()
    const type = toProductType(found.type)
    return { results: found.stock.map((stock) => toStockView(type, stock)) }
  })

  mount(http, listProducts, async ({ db, site, query }) => {
    const after = parseCursor(query.cursor)
    const found = await listProductsAfter(db, site.id, { after, limit: PER_PAGE + 1 })
    const products = found.slice(0, PER_PAGE)
    const last = products.at(-1)
    const hasNextPage = found.length > PER_PAGE
    return {
      products: products.map((product) => toProductSummary(product, site.store)),
      hasNextPage,
      nextPageCursor: hasNextPage && last ? formatCursor(last) : null,
    }
  })
}
