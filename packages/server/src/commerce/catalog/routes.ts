import { listProducts, readStock } from '@vitrine/contract'
import { productTypeOf } from '@vitrine/model'
import type { FastifyInstance } from 'fastify'
import { asId } from '../../platform/db/id.ts'
import { mount } from '../../platform/http/mount.ts'
import { catalogErrors } from './errors.ts'
import { productsFrom, stockOf } from './store.ts'
import { cursorOf, placeOf } from './cursor.ts'
import { stockView, summaryView } from './view.ts'

const PER_PAGE = 50

export function catalogRoutes(app: FastifyInstance): void {
  mount(app, readStock, async ({ db, site, query }) => {
    const id = asId(query.itemId)
    const found = id === undefined ? undefined : await stockOf(db, site.id, id)
    if (!found) throw catalogErrors.unknownProduct()
    const type = productTypeOf(found.type)
    return { results: found.stock.map((stock) => stockView(type, stock)) }
  })

  mount(app, listProducts, async ({ db, site, query }) => {
    const after = placeOf(query.cursor)
    const found = await productsFrom(db, site.id, { after, limit: PER_PAGE + 1 })
    const products = found.slice(0, PER_PAGE)
    const last = products.at(-1)
    const hasNextPage = found.length > PER_PAGE
    return {
      products: products.map((product) => summaryView(product, site.store)),
      hasNextPage,
      nextPageCursor: hasNextPage && last ? cursorOf(last) : null,
    }
  })
}
