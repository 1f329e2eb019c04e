import {
  changeProduct as changeProductRoute,
  changeProducts as changeProductsRoute,
  changeProductStatus as changeStatusRoute,
  createProduct as createProductRoute,
  deleteProduct as deleteProductRoute,
  listProducts,
  readProduct,
  readStock,
} from '@vitrine/contract'
import { toProductType } from '@vitrine/model'
import { parseId } from '../../platform/db/id.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { mount } from '../../platform/http/mount.ts'
import type { RoutePorts } from '../../platform/slice.ts'
import { changeProducts, deleteProduct } from './change-products.ts'
import { changeProduct, changeProductStatus, createProduct } from './edit-product.ts'
import { catalogErrors } from './errors.ts'
import { countProducts, listProductsAfter } from './product-list-store.ts'
import { productFormRoutes } from './forms/product-form-routes.ts'
import { stockRoutes } from './stock/stock-routes.ts'
import { findStock } from './store.ts'
import { cutPage, parseCursor } from './cursor.ts'
import { catalogApiRoutes } from './api/routes.ts'
import { loadDetail } from './api/load-detail.ts'
import { toStockView, toProductSummary } from './view.ts'

const PER_PAGE = 50

export function catalogRoutes(http: HttpServer, ports: Pick<RoutePorts, 'files' | 'fetch'>): void {
  mount(http, readStock, async ({ db, site, query }) => {
    const id = parseId(query.itemId)
    const found = id === undefined ? undefined : await findStock(db, site.id, id)
    if (!found) throw catalogErrors.unknownProduct()
    const type = toProductType(found.type)
    return { results: found.stock.map((stock) => toStockView(type, stock)) }
  })

  mount(http, listProducts, async ({ db, site, query }) => {
    const after = parseCursor(query.cursor)
    const { cursor: _, ...filter } = query
    const page = { ...filter, after, limit: PER_PAGE + 1, language: site.language }
    const found = await listProductsAfter(db, site.id, page)
    const { rows, next } = cutPage(found, PER_PAGE)
    return {
      products: rows.map((product) => toProductSummary(product, site.store)),
      hasNextPage: next !== null,
      nextPageCursor: next,
      counts: after ? null : await countProducts(db, site.id, query),
    }
  })

  editingRoutes(http)
  bulkRoutes(http)
  stockRoutes(http)
  productFormRoutes(http)
  catalogApiRoutes(http, ports)
}

function editingRoutes(http: HttpServer): void {
  mount(http, createProductRoute, async ({ db, site, body }) =>
    loadDetail(db, site, await createProduct(db, site, body.product)),
  )

  mount(http, readProduct, async ({ db, site, params: { id } }) => loadDetail(db, site, id))

  mount(http, changeProductRoute, async ({ db, site, params: { id }, body }) => {
    const { version, product } = body
    return loadDetail(db, site, await changeProduct(db, site, { id, version }, product))
  })

  mount(http, changeStatusRoute, async ({ db, site, params: { id }, body }) => {
    const { version, ...state } = body
    await changeProductStatus(db, site, { id, version }, state)
    return loadDetail(db, site, id)
  })
}

function bulkRoutes(http: HttpServer): void {
  mount(http, changeProductsRoute, async ({ db, site, body }) => ({
    results: [...(await changeProducts(db, site, body))],
  }))

  mount(http, deleteProductRoute, async ({ db, site, params: { id } }) => {
    await deleteProduct(db, site.id, id)
    return {}
  })
}
