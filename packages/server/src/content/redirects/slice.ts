import type { Slice } from '../../platform/slice.ts'
import { redirectJobs } from './moved-products.ts'
import { deleteOldNotFoundPaths } from './not-found/not-found-store.ts'
import { redirectRoutes } from './routes.ts'
import { findRedirectById } from './store.ts'

export const redirectsSlice: Slice = {
  routes: redirectRoutes,
  nightly: { 'delete old paths that were not found': deleteOldNotFoundPaths },
  jobs: redirectJobs,
  subjects: {
    '/api/studio/redirects/{id}': async (db, siteId, id) => {
      const found = await findRedirectById(db, siteId, id)
      return found && { name: found.fromPath }
    },
  },
}
