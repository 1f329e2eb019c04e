import { formatMoney } from '@vitrine/model'
import { describeOrderState, formatDay, type Order } from '../../../commerce/orders/index.ts'
import type { Site } from '../../../platform/http/site.ts'

/** The path of the orders of an account. */
export const ORDERS = '/account/orders'

/** Returns what the list of orders shows of one. Its path has no prefix of a language. */
export function toOrderRow(site: Pick<Site, 'language' | 'timeZone'>, order: Order) {
  const { id, number, currency, grandTotalMinor, isDonation, testMode } = order
  return {
    path: `${ORDERS}/${id}`,
    number: String(number),
    isDonation,
    testMode,
    placedOn: formatDay(order.placedAt ?? order.createdAt, site),
    state: describeOrderState(order),
    total: formatMoney({ minor: grandTotalMinor, currency }, site.language),
  }
}
