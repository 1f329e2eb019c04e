import type { Slice } from '../../platform/slice.ts'
import { cartRoutes } from './routes.ts'

export const cartSlice: Slice = {
  routes: cartRoutes,
}
