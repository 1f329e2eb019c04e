import * as contract from '@vitrine/contract'
import { newId } from '../../../platform/db/id.ts'
import type { HttpServer } from '../../../platform/http/http-server.ts'
import { mount } from '../../../platform/http/mount.ts'
import type { RoutePorts } from '../../../platform/slice.ts'
import { listCategories } from '../collection-store.ts'
import { cutPage, parseCursor } from '../cursor.ts'
import { deleteProduct } from '../change-products.ts'
import { createProduct } from '../edit-product.ts'
import { catalogErrors } from '../errors.ts'
import { listProductsAfter } from '../product-list-store.ts'
import { adjustStock } from '../stock/adjust-stock.ts'
import { findStockRow, listStockAfter } from '../stock/stock-list-store.ts'
import { toProductSummary } from '../view.ts'
import { addProductImage } from './add-image.ts'
import { loadDetail } from './load-detail.ts'
import { patchProduct } from './patch-product.ts'

type ApiPorts = Pick<RoutePorts, 'files' | 'fetch'>

/** Mounts the calls with which other programs read and change products and stock, by the functions that staff use. */
export function catalogApiRoutes(http: HttpServer, ports: ApiPorts): void {
  mount(http, contract.apiListProducts, async ({ db, site, query }) => {
    const { cursor, limit, ...filter } = query
    const after = parseCursor(cursor)
    const page = { ...filter, after, limit: limit + 1, language: site.language }
    const { rows, next } = cutPage(await listProductsAfter(db, site.id, page), limit)
    return {
      products: rows.map((product) => toProductSummary(product, site.store)),
      nextPageCursor: next,
    }
  })

  mount(http, contract.apiReadProduct, ({ db, site, params }) => loadDetail(db, site, params.id))

  mount(http, contract.apiCreateProduct, async ({ db, site, body }) =>
    loadDetail(db, site, await createProduct(db, site, body)),
  )

  mount(http, contract.apiChangeProduct, async ({ db, site, params: { id }, body }) => {
    await patchProduct(db, site, id, body)
    return loadDetail(db, site, id)
  })

  mount(http, contract.apiAddProductImage, async ({ db, site, params: { id }, body }) => {
    await addProductImage({ ...ports, db }, site, id, body)
    return loadDetail(db, site, id)
  })

  mount(http, contract.apiDeleteProduct, async ({ db, site, params: { id } }) => {
    await loadDetail(db, site, id)
    await deleteProduct(db, site.id, id)
    return {}
  })

  mount(http, contract.apiListCategories, async ({ db, site }) => ({
    categories: (await listCategories(db, site.id)).map(
      ({ id, parentId, displayName: name, urlId }) => ({ id, parentId, name, urlId }),
    ),
  }))

  stockApiRoutes(http)
}

function stockApiRoutes(http: HttpServer): void {
  mount(http, contract.apiListStock, async ({ db, site, query }) => {
    const { cursor, limit, ...filter } = query
    const page = { ...filter, after: parseCursor(cursor), limit: limit + 1 }
    const { rows, next } = cutPage(await listStockAfter(db, site.id, page), limit)
    return {
      variants: rows.map(({ sortKey: _sortKey, id: _id, ...row }) => row),
      nextPageCursor: next,
    }
  })

  mount(http, contract.apiReadStock, async ({ db, site, params: { variantId } }) => {
    const row = await findStockRow(db, site.id, variantId)
    if (!row) throw catalogErrors.unknownVariant()
    return row
  })

  mount(http, contract.apiAdjustStock, async ({ db, site, params, body, apiKey }) => {
    const { variantId } = params
    await adjustStock(db, site.id, {
      ...{ ...body, variantId, key: newId(), memberId: null },
      kind: body.kind === 'set' ? 'count' : 'adjust',
      reason: body.reason === '' ? apiKey.name : body.reason,
    })
    const row = await findStockRow(db, site.id, variantId)
    if (!row) throw catalogErrors.unknownVariant()
    return row
  })
}
