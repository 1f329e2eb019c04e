import type { FindSubject, Slice } from '../../platform/slice.ts'
import { catalogJobs } from './jobs.ts'
import { catalogRoutes } from './routes.ts'
import { findNamedProducts } from './sold-variant-store.ts'

const findProductSubject: FindSubject = async (db, siteId, id) => {
  const product = (await findNamedProducts(db, siteId, [id])).get(id)
  return product && { name: product.title }
}

export const catalogSlice: Slice = {
  routes: catalogRoutes,
  jobs: catalogJobs,
  subjects: {
    '/api/studio/products/{id}': findProductSubject,
    '/api/studio/products/changes/{id}': findProductSubject,
    '/api/commerce/v1/products/{id}': findProductSubject,
  },
}
