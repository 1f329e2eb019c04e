import { readCheckout } from '../commerce/checkout/index.ts'
import { ContentChanges } from '../platform/db/content-changes.ts'
import { connect } from '../platform/db/db.ts'
import { transact } from '../platform/db/transact.ts'
import { finalize, finalizeIn, pay, prepareIn } from '../commerce/orders/index.ts'
import { factOf, TestProvider } from '../commerce/payments/index.ts'
import { siteFinder } from '../identity/sites/index.ts'

/**
 * A process to be killed by a test: buys carts (`<host> <cart id>` each), says when all have come as far
 * as the step it was told, and waits there.
 */
const [url = '', until = '', ...pairs] = process.argv.slice(2)
const { db } = connect(url)
const findSite = siteFinder(db, new ContentChanges(url))
const hosts = pairs.filter((_, index) => index % 2 === 0)
let waiting = 0
await Promise.all(hosts.map((host, index) => buy(host, pairs[index * 2 + 1] ?? '')))

async function buy(host: string, cartId: string): Promise<void> {
  const site = await findSite({ protocol: 'http', host, hostname: host })
  if (!site) throw new Error(`No site at ${host}`)
  const { currency } = site.store
  const { quote, cartVersion: version } = await readCheckout(db, site, cartId)
  const attempt = { cartId, version, expectedTotalMinor: quote.grandTotalMinor }

  const { orderId, payment } = await transact(db, async (tx) => {
    const prepared = await prepareIn(tx, site, attempt)
    await reach('preparing')
    if (prepared.kind !== 'draft' || !prepared.payment) throw new Error('Nothing to pay')
    return { orderId: prepared.orderId, payment: prepared.payment }
  })
  await reach('prepared')
  const { id: paymentId, amountMinor } = payment
  const request = { paymentId, amountMinor, currency, outcome: 'approve' }
  const intent = await new TestProvider(db).createOrUpdateIntent(site.id, request)
  // The bank has the money, and its name for the payment is not written down.
  await reach('charged')
  await pay(db, site.id, payment, 'approve')
  await reach('paid')
  await transact(db, async (tx) => {
    await finalizeIn(tx, site.id, orderId, factOf(intent))
    await reach('finalizing')
  })
  await finalize(db, site.id, orderId)
  await reach('placed')
}

async function reach(step: string): Promise<void> {
  if (step !== until) return
  waiting += 1
  if (waiting === hosts.length) console.log(step)
  await new Promise(() => setInterval(() => undefined, 60_000))
}
