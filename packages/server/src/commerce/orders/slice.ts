import type { Slice } from '../../platform/slice.ts'
import { checkoutRoutes } from '../checkout/index.ts'
import { reportViolations } from './audit.ts'
import { deleteOldCarts } from './cleanup-store.ts'
import { orderJobs } from './jobs.ts'
import { orderEmailSecrets } from './order-secrets.ts'
import { orderGateway } from './order-gateway.ts'
import { orderRoutes } from './routes.ts'

export const ordersSlice: Slice = {
  routes: (http) => {
    // The checkout places orders, but orders stand on the checkout: it is given the way to them here.
    checkoutRoutes(http, orderGateway)
    orderRoutes(http)
  },
  jobs: orderJobs,
  emailSecrets: orderEmailSecrets,
  nightly: {
    'delete old carts': deleteOldCarts,
    'audit stock, money and orders': reportViolations,
  },
}
