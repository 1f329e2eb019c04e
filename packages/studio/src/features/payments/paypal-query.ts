import { routeQuery } from '../../api/route-query.ts'

/** The query of the PayPal app that the store is connected to. */
export const paypalQuery = routeQuery('readPayPalAccount')
