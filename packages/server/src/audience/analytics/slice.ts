import type { Slice } from '../../platform/slice.ts'
import { detailRoutes } from './detail-routes.ts'
import { visitRoutes } from './visit-routes.ts'

export const analyticsSlice: Slice = {
  routes: (http) => {
    visitRoutes(http)
    detailRoutes(http)
  },
}
