import type { OrderDetail } from '@vitrine/contract'
import { listStaff } from '../../identity/accounts/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { listDownloads } from '../downloads/index.ts'
import { listGiftCardTenders, listPayments } from '../payments/index.ts'
import { listOrderDiscounts } from './discount-store.ts'
import { orderErrors } from './errors.ts'
import { listFulfillments } from './fulfillment/store.ts'
import { loadOrderEmailStates } from './order-email-states.ts'
import { listLineProgress } from './progress-store.ts'
import { findOrder, listOrderEvents, listOrderLines } from './read-store.ts'
import { listRefunds } from './refunds/list-refunds-store.ts'
import { toOrderDetail } from './studio-view.ts'
import { listOrderTaxes } from './taxes/tax-store.ts'

/** Loads everything that staff see of an order. Throws `orders.notFound`, also for a draft. */
export async function loadOrderDetail(
  db: Db,
  site: Pick<Site, 'id' | 'language'>,
  id: string,
): Promise<OrderDetail> {
  const order = await findOrder(db, site.id, id)
  if (!order || order.number === null) throw orderErrors.notFound()
  const events = await listOrderEvents(db, site.id, id)
  const staff = await listStaff(db, site.id)
  return toOrderDetail(order, {
    lines: await listOrderLines(db, site.id, id),
    progress: await listLineProgress(db, site.id, id),
    fulfillments: await listFulfillments(db, site.id, id),
    refunds: await listRefunds(db, site.id, id),
    discounts: await listOrderDiscounts(db, site.id, id),
    taxes: await listOrderTaxes(db, site.id, id),
    payments: await listPayments(db, site.id, id),
    giftCards: await listGiftCardTenders(db, site.id, id),
    events,
    emails: await loadOrderEmailStates(db, site.id, id, events),
    staff: new Map(staff.map(({ id: staffId, email }) => [staffId, email])),
    locale: site.language,
    downloads: await listDownloads(db, site.id, id),
  })
}
