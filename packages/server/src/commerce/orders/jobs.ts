import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { createEmail } from '../../platform/mail/index.ts'
import {
  computeGiftCardDigest,
  createGiftCardCode,
  normalizeGiftCardCode,
  createGiftCard,
} from '../payments/index.ts'
import { loadOrigin, findSiteById } from '../../identity/sites/index.ts'
import {
  renderConfirmationEmail,
  renderDonationReceipt,
  renderGiftCardEmail,
  type OrderEmailContext,
} from './order-emails.ts'
import { listGiftCardUnits, listOrderLines, type Order, findOrder } from './read-store.ts'
import { addOrderEventOnce } from './store.ts'
import { sweepOrders } from './sweep.ts'
import { getOrderUrl } from './order-url.ts'

const placedSchema = z.object({ orderId: z.uuid() })

/** Registers the jobs that follow a placed order, and the sweeper of abandoned ones. */
export function orderJobs(
  jobs: Jobs,
  {
    db,
    url,
    logError,
  }: {
    readonly db: Db
    /** Returns the base URL of the installation; called when an email is written. */
    readonly url: () => string
    readonly logError?: (message: string, error: unknown) => void
  },
): void {
  jobs.schedule('* * * * *', 'orders-sweep', async () => sweepOrders(db, logError))
  jobs.onEvent('order.placed', async ({ db: on, siteId, payload }) => {
    await processPlacedOrder(on, siteId, {
      orderId: placedSchema.parse(payload).orderId,
      url: url(),
    })
  })
}

/** Creates the gift cards of an order and emails the buyer. Has no effect when repeated. */
async function processPlacedOrder(
  db: Db,
  siteId: string,
  { orderId, url }: { readonly orderId: string; readonly url: string },
): Promise<void> {
  const order = await findOrder(db, siteId, orderId)
  const site = await findSiteById(db, siteId)
  if (!order || !site) return
  const origin = await loadOrigin(db, siteId, url)
  const { title, language, secret } = site
  const urls = {
    orderUrl: `${origin}${getOrderUrl(site, orderId)}`,
    accountUrl: `${origin}/account`,
  }
  const context = { title, language, ...urls }
  await issueGiftCards(db, siteId, { order, context, secret })
  const lines = await listOrderLines(db, siteId, orderId)
  await transact(db, async (tx) => {
    const receipt = order.isDonation ? renderDonationReceipt : renderConfirmationEmail
    await createEmail(tx, siteId, receipt(order, lines, context))
    await addOrderEventOnce(tx, siteId, { orderId, kind: 'mail.confirmation' })
  })
}

/** Creates card and email in one transaction: only the email contains the code. */
async function issueGiftCards(
  db: Db,
  siteId: string,
  { order, context, secret }: { order: Order; context: OrderEmailContext; secret: Buffer },
): Promise<void> {
  for (const { id, unit, amountMinor } of await listGiftCardUnits(db, siteId, order.id)) {
    const code = createGiftCardCode()
    const cause = `order-line:${id}:${unit}`
    await transact(db, async (tx) => {
      const isNew = await createGiftCard(tx, siteId, {
        codeHash: computeGiftCardDigest(secret, code),
        lastFour: normalizeGiftCardCode(code).slice(-4),
        currency: order.currency,
        initialMinor: amountMinor,
        issuedFor: cause,
        cause,
      })
      if (!isNew) return
      await createEmail(
        tx,
        siteId,
        renderGiftCardEmail(order, { cause, code, amountMinor }, context),
      )
      await addOrderEventOnce(tx, siteId, { orderId: order.id, kind: 'giftCards.issued' })
    })
  }
}
