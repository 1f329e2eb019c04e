import type { Db } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/db/id.ts'
import { transact } from '../../../platform/db/transact.ts'
import type { Site } from '../../../platform/http/site.ts'
import { downloadErrors, listDownloads, renewDownload } from '../../downloads/index.ts'
import { orderErrors } from '../errors.ts'
import { findOrder, type Order } from '../read-store.ts'
import { addOrderEvent, lockOrder } from '../store.ts'
import { emailDownloads } from './deliver-downloads.ts'

type RenewingSite = Pick<Site, 'id' | 'secret' | 'title' | 'language'>

interface Renewal {
  readonly orderId: string
  readonly downloadId: string
  /** Whether the buyer gets an email with the new link. */
  readonly notify: boolean
  readonly staffId: string
}

/**
 * Gives the buyer a new link to a file, with a new count and a new time. Throws `orders.notFound`,
 * `downloads.unknownDownload`, and `downloads.revoked` if the item was refunded or the order canceled.
 */
export async function renewOrderDownload(
  db: Db,
  site: RenewingSite,
  { orderId, downloadId, notify, staffId }: Renewal,
): Promise<void> {
  await transact(db, async (tx) => {
    const order = await lockPlaced(tx, site.id, orderId)
    const { filename, linkNumber } = await renewDownload(tx, site, { id: downloadId, orderId })
    const details = { filename, linkNumber, staffId }
    await addOrderEvent(tx, site.id, { orderId, kind: 'download.renewed', details })
    if (!notify) return
    const all = await listDownloads(tx, site.id, orderId)
    const downloads = all.filter(({ id }) => id === downloadId)
    const key = `downloads:${orderId}:${downloadId}:${linkNumber}`
    await emailDownloads(tx, site.id, { order, downloads, context: site, key })
  })
}

/** Emails the buyer all open downloads again. Throws `orders.notFound`, and `downloads.nothingToSend` if none is open. */
export async function resendOrderDownloads(
  db: Db,
  site: RenewingSite,
  orderId: string,
): Promise<void> {
  await transact(db, async (tx) => {
    const order = await lockPlaced(tx, site.id, orderId)
    const downloads = await listDownloads(tx, site.id, orderId)
    if (!downloads.some(({ state }) => state === 'available')) throw downloadErrors.nothingToSend()
    const key = `downloads:${orderId}:${newId()}`
    await emailDownloads(tx, site.id, { order, downloads, context: site, key })
  })
}

/** Locks an order, so that a refund and a renewal follow each other. */
async function lockPlaced(tx: Db, siteId: string, orderId: string): Promise<Order> {
  await lockOrder(tx, siteId, orderId)
  const order = await findOrder(tx, siteId, orderId)
  if (!order || order.number === null) throw orderErrors.notFound()
  return order
}
