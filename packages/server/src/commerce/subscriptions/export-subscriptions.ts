import { formatCsv, toDecimal } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { formatPeriod, getNextAt } from './describe-subscription.ts'
import { listSubscriptionsOfSite, type SubscriptionFilter } from './list-store.ts'
import type { StoredSubscription } from './store.ts'

const PER_PAGE = 500

const COLUMNS = [
  'Id',
  'Status',
  'Email',
  'Product',
  'Variant',
  'Quantity',
  'Price per order',
  'Currency',
  'Billed',
  'Orders placed',
  'Orders in all',
  'Next order',
  'Ends with this period',
  'Payment method',
  'Test',
  'Started',
]

/**
 * Returns a page of subscriptions as CSV, newest first; the first page has the names of the columns. Prices are
 * decimals in the currency of the subscription, times are in UTC.
 */
export async function exportAsCsv(
  db: Db,
  site: Site,
  filter: Omit<SubscriptionFilter, 'limit'>,
): Promise<{ readonly csv: string; readonly nextPageCursor: string | null }> {
  const found = await listSubscriptionsOfSite(db, site.id, { ...filter, limit: PER_PAGE + 1 })
  const shown = found.slice(0, PER_PAGE)
  const rows = shown.map((each) => formatRow(each, site.language))
  return {
    csv: formatCsv(filter.after === undefined ? [COLUMNS, ...rows] : rows),
    nextPageCursor: found.length > PER_PAGE ? (shown.at(-1)?.id ?? null) : null,
  }
}

function formatRow(subscription: StoredSubscription, language: string): readonly string[] {
  const { id, status, email, title, options, quantity, unitPriceMinor, currency } = subscription
  const { plan, ordered, cancelsAtEnd, paymentMethod, testMode, createdAt } = subscription
  return [
    ...[id, status, email, title],
    options.map(({ value }) => value).join(' / '),
    String(quantity),
    toDecimal({ minor: unitPriceMinor * BigInt(quantity), currency }),
    currency,
    formatPeriod(plan, language),
    String(ordered),
    plan.numBillingCycles === 0 ? '' : String(plan.numBillingCycles),
    getNextAt(subscription)?.toISOString() ?? '',
    cancelsAtEnd ? 'yes' : 'no',
    paymentMethod,
    testMode ? 'yes' : 'no',
    createdAt.toISOString(),
  ]
}

/** Returns the subscriptions of one person, newest first, to hand out as a part of their personal data. */
export async function exportSubscriptionsOfEmail(db: Db, siteId: string, email: string) {
  const found: StoredSubscription[] = []
  for (let after: string | undefined; ; after = found.at(-1)?.id) {
    const filter = { view: 'all', search: '', after, email, limit: PER_PAGE } as const
    const page = await listSubscriptionsOfSite(db, siteId, filter)
    found.push(...page)
    if (page.length < PER_PAGE) break
  }
  return found.map(({ id, status, title, quantity, unitPriceMinor, currency, ...rest }) => ({
    ...{ id, status, title, quantity, currency },
    unitPrice: toDecimal({ minor: unitPriceMinor, currency }),
    plan: rest.plan,
    ordersPlaced: rest.ordered,
    paymentMethod: rest.paymentMethod,
    startedAt: rest.createdAt,
  }))
}
