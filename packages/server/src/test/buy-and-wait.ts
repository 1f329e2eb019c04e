import { loadCheckout } from '../commerce/checkout/index.ts'
import { ContentChanges } from '../platform/db/content-changes.ts'
import { connect } from '../platform/db/db.ts'
import { transact } from '../platform/db/transact.ts'
import {
  finalizeOrder,
  finalizeInTransaction,
  requestPayment,
  prepareInTransaction,
} from '../commerce/orders/index.ts'
import { toPaymentEvent, TestProvider } from '../commerce/payments/index.ts'
import { createSiteFinder } from '../identity/sites/index.ts'

/**
 * A process that a test kills: buys carts (`<host> <cart id>` each), prints when all have reached the given step,
 * and waits there.
 */
const [url = '', until = '', ...pairs] = process.argv.slice(2)
const { db } = connect(url)
const { findSite } = createSiteFinder(db, new ContentChanges(url))
const hosts = pairs.filter((_, index) => index % 2 === 0)
let waiting = 0
await Promise.all(hosts.map((host, index) => buy(host, pairs[index * 2 + 1] ?? '')))

async function buy(host: string, cartId: string): Promise<void> {
  const site = await findSite({ protocol: 'http', host, hostname: host })
  if (!site) throw new Error(`No site at ${host}`)
  const { currency } = site.store
  const { quote, cartVersion: version } = await loadCheckout(db, site, cartId)
  const attempt = { cartId, version, expectedTotalMinor: quote.grandTotalMinor }

  const { orderId, payment } = await transact(db, async (tx) => {
    const prepared = await prepareInTransaction(tx, site, attempt)
    await reach('preparing')
    if (prepared.kind !== 'draft' || !prepared.payment) throw new Error('Nothing to pay')
    return { orderId: prepared.orderId, payment: prepared.payment }
  })
  await reach('prepared')
  const { id: paymentId, amountMinor } = payment
  const request = { paymentId, amountMinor, currency, outcome: 'approve' }
  const intent = await new TestProvider(db).createOrUpdateIntent(site.id, request)
  // The bank has the money, but its reference of the payment is not saved.
  await reach('charged')
  await requestPayment(db, site.id, payment, { outcome: 'approve' })
  await reach('paid')
  await transact(db, async (tx) => {
    await finalizeInTransaction(tx, site.id, orderId, toPaymentEvent(intent))
    await reach('finalizing')
  })
  await finalizeOrder(db, site.id, orderId)
  await reach('placed')
}

async function reach(step: string): Promise<void> {
  if (step !== until) return
  waiting += 1
  if (waiting === hosts.length) console.log(step)
  await new Promise(() => setInterval(() => undefined, 60_000))
}
