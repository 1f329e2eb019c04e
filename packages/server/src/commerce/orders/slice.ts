import type { FindSubject, Slice } from '../../platform/slice.ts'
import { checkoutRoutes } from '../checkout/index.ts'
import { reportViolations } from './audit.ts'
import { deleteOldCarts } from './cleanup-store.ts'
import { orderJobs } from './jobs.ts'
import { orderEmailSecrets } from './order-secrets.ts'
import { orderGateway } from './order-gateway.ts'
import { findOrder } from './read-store.ts'
import { orderRoutes } from './routes.ts'

const findOrderSubject: FindSubject = async (db, siteId, id) => {
  const order = await findOrder(db, siteId, id)
  return order && { name: String(order.number ?? '') }
}

export const ordersSlice: Slice = {
  routes: (http) => {
    // The checkout places orders, but orders stand on the checkout: it is given the way to them here.
    checkoutRoutes(http, orderGateway)
    orderRoutes(http)
  },
  jobs: orderJobs,
  emailSecrets: orderEmailSecrets,
  subjects: {
    '/api/studio/orders/{id}': findOrderSubject,
    '/api/studio/order-fulfillments/{id}': findOrderSubject,
    '/api/commerce/v1/orders/{id}': findOrderSubject,
  },
  nightly: {
    'delete old carts': deleteOldCarts,
    'audit stock, money and orders': reportViolations,
  },
}
