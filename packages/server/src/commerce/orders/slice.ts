import type { Finder, FindSubject, Slice } from '../../platform/slice.ts'
import { checkoutRoutes } from '../checkout/index.ts'
import { reportViolations } from './audit.ts'
import { deleteOldCarts } from './cleanup-store.ts'
import { orderJobs } from './jobs.ts'
import { listOrdersAfter } from './list/list-store.ts'
import { orderEmailSecrets } from './order-secrets.ts'
import { orderGateway } from './order-gateway.ts'
import { findOrder } from './read-store.ts'
import { orderRoutes } from './routes.ts'

const findOrderSubject: FindSubject = async (db, siteId, id) => {
  const order = await findOrder(db, siteId, id)
  return order && { name: String(order.number ?? '') }
}

/** Finds orders by their numbers, SKUs, and the beginnings of email addresses, the newest first. */
const orderFinder: Finder = {
  kind: 'order',
  action: 'orders.read',
  find: async (db, site, { text, limit }) => {
    const query = { search: text, filter: 'all', sort: 'newest' } as const
    const rows = await listOrdersAfter(db, site, { query, after: undefined, limit })
    return rows.map(({ id, number, email }) => ({ id, title: String(number ?? ''), note: email }))
  },
}

export const ordersSlice: Slice = {
  routes: (http) => {
    // The checkout places orders, but orders stand on the checkout: it is given the way to them here.
    checkoutRoutes(http, orderGateway)
    orderRoutes(http)
  },
  jobs: orderJobs,
  finder: orderFinder,
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
