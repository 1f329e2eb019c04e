import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { writeMail } from '../../platform/mail/index.ts'
import { giftCardDigest, newGiftCardCode, plainCode, putGiftCard } from '../payments/index.ts'
import { originOf, siteById } from '../../identity/sites/index.ts'
import { confirmation, donationReceipt, giftCardLetter, type Sender } from './letters.ts'
import { giftCardUnits, linesOf, type Order, orderById } from './read-store.ts'
import { putEventOnce } from './store.ts'
import { sweep } from './sweep.ts'
import { orderUrl } from './till.ts'

const placedSchema = z.object({ orderId: z.uuid() })

/** What follows when an order is placed, and what clears up behind those that were not. */
export function orderJobs(
  jobs: Jobs,
  {
    db,
    url,
    complain,
  }: {
    readonly db: Db
    /** Where this install is reached; read when a letter is written. */
    readonly url: () => string
    readonly complain?: (message: string, error: unknown) => void
  },
): void {
  jobs.every('* * * * *', 'orders-sweep', async () => sweep(db, complain))
  jobs.onOutbox('order.placed', async ({ db: on, siteId, payload }) => {
    await orderPlaced(on, siteId, { orderId: placedSchema.parse(payload).orderId, url: url() })
  })
}

/** Makes the gift cards an order has bought, and writes to the buyer. Once, however often it runs. */
async function orderPlaced(
  db: Db,
  siteId: string,
  { orderId, url }: { readonly orderId: string; readonly url: string },
): Promise<void> {
  const order = await orderById(db, siteId, orderId)
  const site = await siteById(db, siteId)
  if (!order || !site) return
  const origin = await originOf(db, siteId, url)
  const { title, language, secret } = site
  const at = { orderUrl: `${origin}${orderUrl(site, orderId)}`, accountUrl: `${origin}/account` }
  const sender = { title, language, ...at }
  await issueGiftCards(db, siteId, { order, sender, secret })
  const lines = await linesOf(db, siteId, orderId)
  await transact(db, async (tx) => {
    const receipt = order.isDonation ? donationReceipt : confirmation
    await writeMail(tx, siteId, receipt(order, lines, sender))
    await putEventOnce(tx, siteId, { orderId, kind: 'mail.confirmation' })
  })
}

/** Only the letter knows a code, so card and letter are written together or not at all. */
async function issueGiftCards(
  db: Db,
  siteId: string,
  { order, sender, secret }: { order: Order; sender: Sender; secret: Buffer },
): Promise<void> {
  for (const { id, unit, amountMinor } of await giftCardUnits(db, siteId, order.id)) {
    const code = newGiftCardCode()
    const cause = `order-line:${id}:${unit}`
    await transact(db, async (tx) => {
      const isNew = await putGiftCard(tx, siteId, {
        codeHash: giftCardDigest(secret, code),
        lastFour: plainCode(code).slice(-4),
        currency: order.currency,
        initialMinor: amountMinor,
        issuedFor: cause,
        cause,
      })
      if (!isNew) return
      await writeMail(tx, siteId, giftCardLetter(order, { cause, code, amountMinor }, sender))
      await putEventOnce(tx, siteId, { orderId: order.id, kind: 'giftCards.issued' })
    })
  }
}
