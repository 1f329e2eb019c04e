import { customerRecords } from '../../../audience/customers/index.ts'
import { subscriberRecords } from '../../../audience/newsletter/index.ts'
import { reviewRecords, reviewRequestRecordPart } from '../../../audience/product-reviews/index.ts'
import { accountRecords, areaPurchaseRecordPart } from '../../../audience/site-users/index.ts'
import { optOutSiteRecords } from '../../../audience/unsubscribe/index.ts'
import { stockRecordParts } from '../../../commerce/catalog/index.ts'
import { discountUseRecordPart } from '../../../commerce/discounts/index.ts'
import { invoiceRecordPart, invoiceSiteRecords } from '../../../commerce/invoices/index.ts'
import { orderRecords, orderSiteRecords } from '../../../commerce/orders/index.ts'
import { giftCardRecords } from '../../../commerce/payments/index.ts'
import {
  subscriptionRecords,
  subscriptionSiteRecords,
} from '../../../commerce/subscriptions/index.ts'
import type { RecordPart, RecordSet } from '../../../platform/db/records.ts'

/** The folder of records. */
export const RECORDS = 'records'

/** The kinds of records, in the order in which they are restored. */
export const recordSets: readonly RecordSet[] = [
  accountRecords,
  customerRecords,
  subscriberRecords,
  giftCardRecords,
  {
    ...orderRecords,
    parts: [
      ...orderRecords.parts,
      invoiceRecordPart,
      discountUseRecordPart,
      areaPurchaseRecordPart,
      reviewRequestRecordPart,
    ],
  },
  subscriptionRecords,
  reviewRecords,
]

/** The file of the counters, settings and opt-outs, and its parts. */
export const SITE_FILE = `${RECORDS}/site.json`
export const siteParts: readonly RecordPart[] = [
  ...orderSiteRecords,
  ...invoiceSiteRecords,
  ...subscriptionSiteRecords,
  ...optOutSiteRecords,
]

/** The folder of stock ledgers, one file for each variant. */
export const STOCK = `${RECORDS}/stock`
export { stockRecordParts as stockParts }
