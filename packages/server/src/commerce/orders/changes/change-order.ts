import { isDeepStrictEqual } from 'node:util'
import type { Address } from '@vitrine/contract'
import type { Db } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/db/id.ts'
import { transact } from '../../../platform/db/transact.ts'
import { emitEvent } from '../../../platform/jobs/index.ts'
import { orderErrors } from '../errors.ts'
import { recomputeOrder } from '../recompute.ts'
import { insertNote } from '../event-store.ts'
import type { Actor } from './actor.ts'
import { addOrderEvent, lockOrder, type OrderHead, updateOrder } from '../store.ts'

/** A change of an order by a member of the staff, or a program. */
interface Change extends Actor {
  readonly orderId: string
}

/** Adds a note to the timeline, which only staff see. A repeated call has no effect. Throws `orders.notFound`. */
export async function addNote(
  db: Db,
  siteId: string,
  { orderId, staffId, apiKey, id, text }: Change & { readonly id: string; readonly text: string },
): Promise<void> {
  await transact(db, async (tx) => {
    await lockNumbered(tx, siteId, orderId)
    await insertNote(tx, siteId, { id, orderId, details: { text, staffId, apiKey } })
  })
}

/**
 * Changes how the buyer is reached and where the order goes. Throws `orders.notFound`, and `orders.addressRequired` if
 * the order is shipped and there is no address, or the other way round.
 */
export async function updateContact(
  db: Db,
  siteId: string,
  input: Change & { readonly email: string; readonly shippingAddress: Address | null },
): Promise<void> {
  const { orderId, staffId, apiKey, email, shippingAddress } = input
  await transact(db, async (tx) => {
    const order = await lockNumbered(tx, siteId, orderId)
    if ((order.shippingAddress === null) !== (shippingAddress === null))
      throw orderErrors.addressRequired()
    const changed = [
      ...(email === order.email ? [] : ['email address']),
      ...(isSame(shippingAddress, order.shippingAddress) ? [] : ['shipping address']),
    ]
    if (changed.length === 0) return
    await updateOrder(tx, siteId, orderId, { email, shippingAddress })
    await addOrderEvent(tx, siteId, {
      orderId,
      kind: 'order.changed',
      details: { changed, staffId, apiKey },
    })
  })
}

/** Asks the job of emails to write the confirmation again. Throws `orders.notFound` and `orders.alreadyCanceled`. */
export async function resendConfirmation(
  db: Db,
  siteId: string,
  { orderId }: Pick<Change, 'orderId'>,
): Promise<void> {
  await transact(db, async (tx) => {
    const order = await lockNumbered(tx, siteId, orderId)
    if (order.status !== 'placed') throw orderErrors.alreadyCanceled()
    const email = `order-confirmation:${orderId}:${newId()}`
    await emitEvent(tx, siteId, {
      topic: 'order.confirmation',
      dedupe: email,
      payload: { orderId, email },
    })
  })
}

/** Records that what needed attention is resolved. Throws `orders.notFound`. */
export async function resolveAttention(
  db: Db,
  siteId: string,
  { orderId, staffId }: Change,
): Promise<void> {
  await transact(db, async (tx) => {
    const order = await lockNumbered(tx, siteId, orderId)
    if (order.attention === null) return
    await updateOrder(tx, siteId, orderId, { attention: null })
    await recomputeOrder(tx, siteId, { ...order, attention: null })
    await addOrderEvent(tx, siteId, { orderId, kind: 'order.resolved', details: { staffId } })
  })
}

async function lockNumbered(tx: Db, siteId: string, orderId: string): Promise<OrderHead> {
  const order = await lockOrder(tx, siteId, orderId)
  if (!order || order.number === null) throw orderErrors.notFound()
  return order
}

function isSame(a: Address | null, b: Address | null): boolean {
  if (a === null || b === null) return a === b
  const { name, line1, line2, city, region, postalCode, country, phone } = a
  return isDeepStrictEqual({ name, line1, line2, city, region, postalCode, country, phone }, b)
}
