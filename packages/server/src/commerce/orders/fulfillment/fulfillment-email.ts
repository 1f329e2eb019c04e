import { getTranslate } from '@vitrine/model'
import type { Db } from '../../../platform/db/db.ts'
import type { Site } from '../../../platform/http/site.ts'
import { createEmail, type NewEmail } from '../../../platform/mail/index.ts'
import { orderErrors } from '../errors.ts'
import { createBuyerEmail, createOrderLink, formatLineName } from '../order-emails.ts'
import {
  findOrder,
  isPickupOrder,
  listOrderLines,
  type Order,
  type OrderLine,
} from '../read-store.ts'
import { addOrderEvent } from '../store.ts'
import { type Fulfillment, listFulfillments } from './store.ts'

/** Emails the buyer what was sent. `version` tells the emails about one fulfillment apart. */
export async function emailFulfillment(
  tx: Db,
  site: Pick<Site, 'id' | 'title' | 'language'>,
  about: { readonly orderId: string; readonly fulfillmentId: string; readonly version: string },
): Promise<void> {
  const { orderId, fulfillmentId, version } = about
  const order = await findOrder(tx, site.id, orderId)
  const fulfillments = await listFulfillments(tx, site.id, orderId)
  const fulfillment = fulfillments.find(({ id }) => id === fulfillmentId)
  if (!order || !fulfillment) throw orderErrors.unknownFulfillment()
  const dedupe = `order-fulfillment:${fulfillmentId}:${version}`
  const lines = await listOrderLines(tx, site.id, orderId)
  const email = createFulfillmentEmail(order, { lines, fulfillment, site, dedupe })
  await createEmail(tx, site.id, email)
  const details = { number: fulfillment.number, email: dedupe }
  await addOrderEvent(tx, site.id, { orderId, kind: 'mail.fulfillment', details })
}

function createFulfillmentEmail(
  order: Order,
  given: {
    readonly lines: readonly OrderLine[]
    readonly fulfillment: Fulfillment
    readonly site: Pick<Site, 'title' | 'language'>
    readonly dedupe: string
  },
): NewEmail {
  const { lines, fulfillment, site, dedupe } = given
  const language = order.locale ?? site.language
  const translate = getTranslate(language)
  const names = { site: site.title, number: String(order.number) }
  const isPickup = isPickupOrder(order)
  const { carrier, trackingNumber, trackingUrl, note } = fulfillment
  const rows: [string, string][] = [
    [translate('emails.fulfillment.carrier'), carrier],
    [translate('emails.fulfillment.tracking'), trackingNumber],
    [translate('emails.fulfillment.page'), trackingUrl],
  ]
  const known = rows.filter(([, value]) => value !== '')
  return createBuyerEmail(order, language, {
    dedupe,
    subject: translate(`emails.fulfillment.${isPickup ? 'readySubject' : 'subject'}`, names),
    parts: [
      translate(`emails.fulfillment.${isPickup ? 'ready' : 'text'}`, names),
      fulfillment.lines.flatMap(({ lineId, quantity }) =>
        lines
          .filter(({ id }) => id === lineId)
          .map((line) => `${quantity} × ${formatLineName(line)}`),
      ),
      ...(known.length > 0 ? [{ rows: known }] : []),
      ...(note === '' ? [] : [note]),
      ...(order.testMode ? [translate('emails.order.test')] : []),
      createOrderLink(order, translate('emails.order.link')),
    ],
  })
}
