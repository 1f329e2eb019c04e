import type { Slice } from '../../platform/slice.ts'
import { redirectRoutes } from './routes.ts'

export const redirectsSlice: Slice = {
  routes: redirectRoutes,
}
