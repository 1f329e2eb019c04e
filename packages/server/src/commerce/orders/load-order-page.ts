import { productTypeCodes } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { grantDownloads, listDownloads } from '../downloads/index.ts'
import { listGiftCardTenders, listPayments } from '../payments/index.ts'
import { listOrderDiscounts } from './discount-store.ts'
import { listFulfillments } from './fulfillment/store.ts'
import { toOrderPageData } from './order-page.ts'
import { listOrderLines, type Order } from './read-store.ts'
import { listRefunds } from './refunds/list-refunds-store.ts'
import { listOrderTaxes } from './taxes/tax-store.ts'

const { digital: DIGITAL } = productTypeCodes

/** Loads what the buyer sees of an order, in the language of `site`. */
export async function loadOrderPage(db: Db, site: Site, order: Order) {
  const { id } = order
  const lines = await listOrderLines(db, site.id, id)
  // The job that grants them may not have run yet; a buyer who just paid gets them at once.
  if (lines.some(({ productType }) => productType === DIGITAL)) await grantDownloads(db, site, id)
  return toOrderPageData(site, order, {
    lines,
    payments: await listPayments(db, site.id, id),
    fulfillments: await listFulfillments(db, site.id, id),
    refunds: await listRefunds(db, site.id, id),
    downloads: await listDownloads(db, site.id, id),
    discounts: await listOrderDiscounts(db, site.id, id),
    taxes: await listOrderTaxes(db, site.id, id),
    giftCards: await listGiftCardTenders(db, site.id, id),
  })
}
