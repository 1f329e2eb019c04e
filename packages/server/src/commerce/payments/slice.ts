import type { Slice } from '../../platform/slice.ts'
import { paymentRoutes } from './routes.ts'

export const paymentsSlice: Slice = {
  routes: paymentRoutes,
}
