import { getTranslate } from '@vitrine/model'
import type { Db } from '../../../platform/db/db.ts'
import { transact } from '../../../platform/db/transact.ts'
import { createEmail, type NewEmail } from '../../../platform/mail/index.ts'
import { type Download, grantDownloads, listDownloads } from '../../downloads/index.ts'
import { addOrderEventOnce } from '../event-store.ts'
import { createBuyerEmail, createOrderLink } from '../order-emails.ts'
import type { PlacedOrder } from '../placed-order.ts'
import type { Order } from '../read-store.ts'
import { createDownloadParts } from './download-parts.ts'

/**
 * Grants the downloads of an order that is paid after it was confirmed, and emails them to the buyer. Has no effect when
 * repeated with the same key.
 */
export async function deliverDownloads(
  db: Db,
  siteId: string,
  { order, context, secret, key }: PlacedOrder & { readonly key: string },
): Promise<void> {
  await grantDownloads(db, { id: siteId, secret }, order.id)
  const downloads = await listDownloads(db, siteId, order.id)
  await transact(db, (tx) => emailDownloads(tx, siteId, { order, downloads, context, key }))
}

/** Emails the buyer the open downloads, and says so in the timeline. Has no effect if none is open. */
export async function emailDownloads(
  tx: Db,
  siteId: string,
  email: {
    readonly order: Order
    readonly downloads: readonly Download[]
    readonly context: { readonly title: string; readonly language: string }
    /** The key of the email in the outbox. */
    readonly key: string
  },
): Promise<void> {
  const { order, downloads, context, key } = email
  if (!downloads.some(({ state }) => state === 'available')) return
  await createEmail(tx, siteId, createDownloadsEmail(order, downloads, { ...context, key }))
  const details = { email: key }
  await addOrderEventOnce(tx, siteId, { orderId: order.id, kind: 'mail.downloads', details })
}

function createDownloadsEmail(
  order: Order,
  downloads: readonly Download[],
  given: { readonly title: string; readonly language: string; readonly key: string },
): NewEmail {
  const { title: site, language, key } = given
  const translate = getTranslate(language)
  const names = { site, number: String(order.number) }
  return createBuyerEmail(order, language, {
    dedupe: key,
    subject: translate('emails.downloads.subject', names),
    parts: [
      ...createDownloadParts({ language, downloads }, translate('emails.downloads.text', names)),
      ...(order.testMode ? [translate('emails.order.test')] : []),
      createOrderLink(order, translate('emails.order.link')),
    ],
  })
}
