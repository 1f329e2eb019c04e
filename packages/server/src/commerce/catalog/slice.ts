import type { Finder, FindSubject, Slice } from '../../platform/slice.ts'
import { catalogJobs } from './jobs.ts'
import { listProductsAfter } from './product-list-store.ts'
import { catalogRoutes } from './routes.ts'
import { findNamedProducts } from './sold-variant-store.ts'

const findProductSubject: FindSubject = async (db, siteId, id) => {
  const product = (await findNamedProducts(db, siteId, [id])).get(id)
  return product && { name: product.title }
}

/** Finds products by parts of their titles and SKUs. */
const productFinder: Finder = {
  kind: 'product',
  action: 'products.read',
  find: async (db, { id: siteId, language }, { text, limit }) =>
    (await listProductsAfter(db, siteId, { search: text, sort: 'changed', language, limit })).map(
      ({ id, title }) => ({ id, title, note: '' }),
    ),
}

export const catalogSlice: Slice = {
  routes: catalogRoutes,
  finder: productFinder,
  jobs: catalogJobs,
  subjects: {
    '/api/studio/products/{id}': findProductSubject,
    '/api/studio/products/changes/{id}': findProductSubject,
    '/api/commerce/v1/products/{id}': findProductSubject,
  },
}
