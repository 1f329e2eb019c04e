import { toDecimal } from '@vitrine/model'
import type { Site } from '../../platform/http/site.ts'
import type { CustomerRow } from './store.ts'

/** The names of the columns of the export. */
export const COLUMNS = [
  'Email',
  'Name',
  'Orders',
  'Test orders',
  'Amount spent',
  'First order',
  'Last order',
  'Account',
  'Newsletter',
] as const

/** Formats a customer as a row of the export. Times are in the time zone of the site. */
export function formatCustomerRow(
  customer: CustomerRow,
  { timeZone }: Pick<Site, 'timeZone'>,
): readonly string[] {
  // The Swedish format of dates is that of ISO 8601.
  const time = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone,
  })
  const { email, name, orderCount, testOrderCount, spent, hasAccount, isSubscribed } = customer
  return [
    email,
    name,
    String(orderCount),
    String(testOrderCount),
    spent.map((amount) => `${toDecimal(amount)} ${amount.currency}`).join(' + '),
    time.format(customer.firstOrderAt),
    time.format(customer.lastOrderAt),
    hasAccount ? 'yes' : 'no',
    isSubscribed ? 'yes' : 'no',
  ]
}
