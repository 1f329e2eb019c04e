import { routeQuery } from '../../api/route-query.ts'

/** The query of the account of Stripe that the store is connected to. */
export const stripeQuery = routeQuery('readStripeAccount')
