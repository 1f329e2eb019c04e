import type { Db } from '../../platform/db/db.ts'
import { parseId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import {
  type PaymentDecline,
  type PaymentEvent,
  parsePaymentEvent,
  serializePaymentEvent,
  toPaymentEvent,
  markInboundEvent,
  listUnhandledEvents,
  findOrderByPayment,
  type PaymentProvider,
  getProvider,
  saveInboundEvent,
} from '../payments/index.ts'
import { settleDraft } from './complete.ts'
import { addOrderEventOnce } from './event-store.ts'
import { finalizeOrder } from './finalize.ts'
import { lockOrder } from './store.ts'

/**
 * Stores the events of a provider and applies them. An event that came before is not applied again; one that
 * cannot be applied yet stays for the sweeper. Throws no errors that the provider could not help.
 */
export async function receivePaymentEvents(
  db: Db,
  siteId: string,
  provider: PaymentProvider,
  events: readonly PaymentEvent[],
): Promise<void> {
  for (const event of events) {
    const body = serializePaymentEvent(event)
    const key = { provider: provider.name, eventId: event.eventId }
    const isNew = await saveInboundEvent(db, siteId, { ...key, body })
    if (isNew) await processEvent(db, siteId, provider, event)
  }
}

/** Applies the events that could not be applied before. */
export async function resumePaymentEvents(db: Db, siteId: string): Promise<void> {
  for (const { provider: name, body } of await listUnhandledEvents(db, siteId)) {
    const provider = getProvider(db, name)
    if (provider) await processEvent(db, siteId, provider, parsePaymentEvent(body))
  }
}

async function processEvent(
  db: Db,
  siteId: string,
  provider: PaymentProvider,
  event: PaymentEvent,
): Promise<void> {
  const key = { provider: provider.name, eventId: event.eventId }
  const error = await applyEvent(db, siteId, provider, event).catch((thrown: unknown) =>
    thrown instanceof Error ? thrown.message : 'unknown',
  )
  await markInboundEvent(db, siteId, key, error)
}

/** Resolves to the reason why an event could not be applied; null if it was. */
async function applyEvent(
  db: Db,
  siteId: string,
  provider: PaymentProvider,
  event: PaymentEvent,
): Promise<string | null> {
  const { decline } = event
  const reference = {
    provider: provider.name,
    providerRef: event.providerRef,
    paymentId: parseId(decline?.paymentId ?? ''),
  }
  const payment = await findOrderByPayment(db, siteId, reference)
  if (!payment) return 'No payment of ours has this reference'
  if (decline) await recordDecline(db, siteId, payment.orderId, { ...event, decline })
  const { kind } = await finalizeOrder(db, siteId, payment.orderId, event)
  // The buyer has agreed, and may never come back: the money is captured now, if the order still waits for it.
  if (kind === 'waiting' && event.kind === 'approved')
    await settleDraft(db, siteId, payment.orderId)
  if (kind !== 'mismatch') return null
  // The order is flagged. The provider's current state may still match, and then counts.
  const intent = await provider.retrieve(siteId, event.providerRef)
  if (intent) await finalizeOrder(db, siteId, payment.orderId, toPaymentEvent(intent))
  return null
}

/** Adds a declined attempt to the timeline of an order, once, at the time of the attempt. */
async function recordDecline(
  db: Db,
  siteId: string,
  orderId: string,
  {
    decline: { attempt, reason },
    occurredAt: happenedAt,
  }: { readonly decline: PaymentDecline; readonly occurredAt: Date },
): Promise<void> {
  await transact(db, async (tx) => {
    if (!(await lockOrder(tx, siteId, orderId))) return
    const details = { attempt, reason }
    await addOrderEventOnce(tx, siteId, { orderId, kind: 'payment.declined', details, happenedAt })
  })
}
