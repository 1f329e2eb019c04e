import type { Slice } from '../../platform/slice.ts'
import { paypalRoutes } from './paypal/routes.ts'
import { paymentRoutes } from './routes.ts'
import { stripeRoutes } from './stripe/routes.ts'

export const paymentsSlice: Slice = {
  routes: (http) => {
    paymentRoutes(http)
    stripeRoutes(http)
    paypalRoutes(http)
  },
}
