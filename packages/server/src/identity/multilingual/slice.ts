import type { Slice } from '../../platform/slice.ts'
import { multilingualRoutes } from './routes.ts'

export const multilingualSlice: Slice = {
  routes: multilingualRoutes,
}
