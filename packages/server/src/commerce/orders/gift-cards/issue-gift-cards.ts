import { resolveLocalTime } from '../../catalog/index.ts'
import type { Db } from '../../../platform/db/db.ts'
import { transact } from '../../../platform/db/transact.ts'
import { createEmail } from '../../../platform/mail/index.ts'
import {
  computeGiftCardDigest,
  createGiftCard,
  createGiftCardEmail,
  deriveGiftCardCode,
  normalizeGiftCardCode,
} from '../../payments/index.ts'
import { addOrderEventOnce } from '../event-store.ts'
import { getGiftCardCause } from '../order-email-states.ts'
import type { PlacedOrder } from '../placed-order.ts'
import { type GiftCardUnit, listGiftCardUnits } from '../read-store.ts'

/** The local time at which a gift card is emailed on the day that the buyer chose. */
const DELIVERY_TIME = '09:00'

/**
 * Creates each gift card of a paid order with its email, in one transaction: to its recipient on the day of its delivery, or to the
 * buyer at once. The code is made again when the email is sent.
 */
export async function issueGiftCards(db: Db, siteId: string, placed: PlacedOrder): Promise<void> {
  const { order, context } = placed
  // Its money has not arrived: the cards follow it. A canceled order has none.
  if (context.paymentDue || order.status !== 'placed') return
  for (const unit of await listGiftCardUnits(db, siteId, order.id))
    await issueGiftCard(db, siteId, placed, unit)
}

async function issueGiftCard(
  db: Db,
  siteId: string,
  { order, context, secret, timeZone }: PlacedOrder,
  { id, unit, amountMinor, gift }: GiftCardUnit,
): Promise<void> {
  const cause = getGiftCardCause({ id, unit })
  const code = deriveGiftCardCode(secret, cause)
  const { currency, testMode } = order
  const local = gift?.deliverOn ? `${gift.deliverOn}T${DELIVERY_TIME}` : undefined
  const notBefore = local && new Date(await resolveLocalTime(db, local, timeZone))
  const recipient = gift?.recipientEmail || order.email
  await transact(db, async (tx) => {
    const isNew = await createGiftCard(tx, siteId, {
      codeHash: computeGiftCardDigest(secret, code),
      lastFour: normalizeGiftCardCode(code).slice(-4),
      ...{ currency, testMode, cause },
      initialMinor: amountMinor,
      issuedFor: cause,
    })
    if (!isNew) return
    const card = { cause, recipient, amountMinor, currency, testMode, gift }
    const email = createGiftCardEmail(context, card)
    await createEmail(tx, siteId, { ...email, ...(notBefore && { notBefore }) })
    await addOrderEventOnce(tx, siteId, { orderId: order.id, kind: 'giftCards.issued' })
  })
}
