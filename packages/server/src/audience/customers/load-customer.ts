import type { CustomerDetail } from '@vitrine/contract'
import { toWireMoney } from '@vitrine/model'
import { listDownloadsByEmail } from '../../commerce/downloads/index.ts'
import {
  listOpenOrders,
  listOrdersByEmail,
  sumRefunds,
  toOrderSummary,
} from '../../commerce/orders/index.ts'
import { listAddresses } from '../../commerce/saved-addresses/index.ts'
import { listStaff } from '../../identity/accounts/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { findSubscriberByEmail } from '../newsletter/index.ts'
import { findSiteUserByEmail } from '../site-users/index.ts'
import { findUnsubscribedAt } from '../unsubscribe/index.ts'
import { customerErrors } from './errors.ts'
import { findCustomerById, listNotes } from './store.ts'
import {
  createTimeline,
  listOrderAddresses,
  toCustomerView,
  toDownloadViews,
  toOpenOrders,
  toSavedAddresses,
} from './view.ts'

/** The number of orders that the page of a customer shows. */
const MAX_ORDERS = 50

/** Loads everything that staff see of a customer. Throws `customers.notFound`. */
export async function loadCustomer(db: Db, siteId: string, id: string): Promise<CustomerDetail> {
  const customer = await findCustomerById(db, siteId, id)
  if (!customer) throw customerErrors.notFound()
  const { email } = customer
  const orders = await listOrdersByEmail(db, siteId, { email, limit: MAX_ORDERS })
  const user = await findSiteUserByEmail(db, siteId, email)
  const account = user?.verifiedAt ? user : undefined
  const saved = account
    ? toSavedAddresses(await listAddresses(db, { siteId, siteUserId: account.id }))
    : []
  const staff = await listStaff(db, siteId)
  const phones = orders.map(({ shippingAddress }) => shippingAddress?.phone ?? '')
  return {
    ...toCustomerView(customer),
    refunded: (await sumRefunds(db, siteId, email)).map(toWireMoney),
    phone: phones.find((phone) => phone !== '') ?? '',
    account: account
      ? { id: account.id, locale: account.locale, createdAt: account.createdAt.toISOString() }
      : null,
    orders: orders.map(toOrderSummary),
    addresses: [
      ...saved,
      ...listOrderAddresses(
        orders,
        saved.map(({ address }) => address),
      ),
    ],
    consent: await loadConsent(db, siteId, email),
    downloads: toDownloadViews(await listDownloadsByEmail(db, siteId, email), orders),
    timeline: createTimeline({
      orders,
      notes: await listNotes(db, siteId, id),
      account,
      staff: new Map(staff.map((member) => [member.id, member.email])),
    }),
    openOrders: toOpenOrders(await listOpenOrders(db, siteId, email)),
  }
}

/** Loads whether an address gets newsletters, since when, and which form it came from. */
async function loadConsent(
  db: Db,
  siteId: string,
  email: string,
): Promise<CustomerDetail['consent']> {
  const subscriber = await findSubscriberByEmail(db, siteId, email)
  const endedAt = await findUnsubscribedAt(db, siteId, email)
  const confirmedAt = subscriber?.confirmedAt?.toISOString() ?? null
  const given = confirmedAt === null ? 'pending' : 'confirmed'
  return {
    state: endedAt ? 'unsubscribed' : subscriber ? given : 'none',
    requestedAt: subscriber?.createdAt.toISOString() ?? null,
    confirmedAt,
    unsubscribedAt: endedAt?.toISOString() ?? null,
    source: subscriber?.formId ?? null,
  }
}
