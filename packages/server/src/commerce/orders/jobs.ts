import { z } from 'zod'
import { grantDownloads, listDownloads } from '../downloads/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { createEmail } from '../../platform/mail/index.ts'
import { listGiftCardTenders, listPayments } from '../payments/index.ts'
import { issueGiftCards } from './gift-cards/issue-gift-cards.ts'
import { listOrderDiscounts } from './discount-store.ts'
import { emailNewOrder } from './new-order-email.ts'
import {
  createCancellationEmail,
  createConfirmationEmail,
  createDonationReceipt,
} from './order-emails.ts'
import { listRefunds } from './refunds/list-refunds-store.ts'
import { createRefundedCancellationEmail } from './refunds/refund-email.ts'
import { deliverDownloads } from './downloads/deliver-downloads.ts'
import { downloadJobs } from './downloads/jobs.ts'
import { loadPlacedOrder, type PlacedOrder } from './placed-order.ts'
import { listOrderLines } from './read-store.ts'
import { addOrderEventOnce } from './event-store.ts'
import { sweepOrders } from './sweep.ts'
import { listOrderTaxes } from './taxes/tax-store.ts'

const placedSchema = z.object({ orderId: z.uuid() })
const canceledSchema = placedSchema.extend({ notify: z.boolean().default(true) })
const confirmationSchema = placedSchema.extend({ email: z.string() })

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
  downloadJobs(jobs, url)
  jobs.onEvent('order.placed', async ({ db: on, siteId, payload }) => {
    await processPlacedOrder(on, siteId, {
      orderId: placedSchema.parse(payload).orderId,
      url: url(),
    })
  })
  jobs.onEvent('order.paid', async ({ db: on, siteId, payload }) => {
    const { orderId } = placedSchema.parse(payload)
    const found = await loadPlacedOrder(on, siteId, { orderId, url: url() })
    if (!found) return
    await issueGiftCards(on, siteId, found)
    await deliverDownloads(on, siteId, { ...found, key: `downloads:${orderId}:paid` })
  })
  jobs.onEvent('order.canceled', async ({ db: on, siteId, payload }) => {
    const { orderId, notify } = canceledSchema.parse(payload)
    const found = await loadPlacedOrder(on, siteId, { orderId, url: url() })
    if (found && notify) await emailCancellation(on, siteId, found)
  })
  jobs.onEvent('order.confirmation', async ({ db: on, siteId, payload }) => {
    const { orderId, email } = confirmationSchema.parse(payload)
    const found = await loadPlacedOrder(on, siteId, { orderId, url: url() })
    if (found) await emailConfirmation(on, siteId, found, email)
  })
}

/** Creates the gift cards of a paid order and emails the buyer. Has no effect when repeated. */
async function processPlacedOrder(
  db: Db,
  siteId: string,
  { orderId, url }: { readonly orderId: string; readonly url: string },
): Promise<void> {
  const found = await loadPlacedOrder(db, siteId, { orderId, url })
  if (!found) return
  await issueGiftCards(db, siteId, found)
  const { order, site } = found
  await grantDownloads(db, { id: siteId, secret: found.secret }, order.id)
  await emailConfirmation(db, siteId, found)
  await emailNewOrder(db, siteId, { order, site, lines: await listOrderLines(db, siteId, orderId) })
}

/** Emails the buyer the confirmation, or again under another `key`. Has no effect when repeated. */
async function emailConfirmation(
  db: Db,
  siteId: string,
  { order, context }: PlacedOrder,
  key?: string,
): Promise<void> {
  const { id: orderId } = order
  const lines = await listOrderLines(db, siteId, orderId)
  const downloads = await listDownloads(db, siteId, orderId)
  const discounts = await listOrderDiscounts(db, siteId, orderId)
  const giftCards = await listGiftCardTenders(db, siteId, orderId)
  const taxes = await listOrderTaxes(db, siteId, orderId)
  const receipt = order.isDonation ? createDonationReceipt : createConfirmationEmail
  const email = receipt(order, lines, { ...context, downloads, discounts, taxes, giftCards })
  await transact(db, async (tx) => {
    await createEmail(tx, siteId, { ...email, ...(key !== undefined && { dedupe: key }) })
    const details = key === undefined ? {} : { email: key }
    await addOrderEventOnce(tx, siteId, { orderId, kind: 'mail.confirmation', details })
  })
}

/** Emails the buyer that an order was canceled. Has no effect when repeated. */
async function emailCancellation(
  db: Db,
  siteId: string,
  { order, context }: PlacedOrder,
): Promise<void> {
  const payments = await listPayments(db, siteId, order.id)
  const giftCards = await listGiftCardTenders(db, siteId, order.id, { includeVoided: true })
  const refund = (await listRefunds(db, siteId, order.id)).at(-1)
  const email = refund
    ? createRefundedCancellationEmail(order, { refund, payments, giftCards, context })
    : createCancellationEmail(order, giftCards, context)
  await transact(db, async (tx) => {
    await createEmail(tx, siteId, email)
    await addOrderEventOnce(tx, siteId, { orderId: order.id, kind: 'mail.cancellation' })
  })
}
