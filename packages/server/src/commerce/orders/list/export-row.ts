import { toDecimal } from '@vitrine/model'
import type { Site } from '../../../platform/http/site.ts'
import type { ListedOrder } from './list-store.ts'

/** The names of the columns of the export. */
export const COLUMNS = [
  'Order',
  'Placed',
  'Status',
  'Payment status',
  'Fulfillment status',
  'Email',
  'Name',
  'City',
  'Country',
  'Items',
  'Subtotal',
  'Discount',
  'Shipping',
  'Tax',
  'Total',
  'Currency',
  'Test',
  'Company',
  'VAT ID',
  'Reverse charge',
] as const

/** Formats an order as a row of the export. Times are in the time zone of the site. */
export function formatOrderRow(
  order: ListedOrder,
  { timeZone }: Pick<Site, 'timeZone'>,
): readonly string[] {
  const { currency, shippingAddress: address } = order
  const amount = (minor: bigint) => toDecimal({ minor, currency })
  // The Swedish format of dates is that of ISO 8601.
  const time = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone,
  })
  return [
    String(order.number),
    time.format(order.placedAt ?? order.createdAt),
    order.status,
    order.paymentStatus,
    order.fulfillmentStatus,
    order.email,
    address?.name ?? '',
    address?.city ?? '',
    address?.country ?? '',
    String(order.itemCount),
    amount(order.subtotalMinor),
    amount(order.discountMinor),
    amount(order.shippingMinor),
    amount(order.taxMinor),
    amount(order.grandTotalMinor),
    currency,
    order.testMode ? 'yes' : 'no',
    order.company,
    order.vatId,
    order.reverseCharge ? 'yes' : 'no',
  ]
}
