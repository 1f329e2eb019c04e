import { z } from 'zod'
import type { PaymentEvent } from './provider.ts'

const minor = z.coerce.bigint()

const eventSchema = z.object({
  eventId: z.string(),
  providerRef: z.string(),
  kind: z.enum([
    'approved',
    'authorized',
    'captured',
    'failed',
    'canceled',
    'refunded',
    'disputed',
  ]),
  currency: z.string(),
  amountMinor: minor,
  authorizedMinor: minor,
  capturedMinor: minor,
  refundedMinor: minor,
  failure: z.string().nullable(),
  occurredAt: z.coerce.date(),
})

/** Serializes an event for the database: amounts become text, as JSON has no bigint. */
export function serializePaymentEvent(
  event: PaymentEvent,
): Readonly<Record<string, string | null>> {
  const texts = Object.entries(event).map(([name, value]) => [name, toText(value)])
  return Object.fromEntries(texts)
}

function toText(value: PaymentEvent[keyof PaymentEvent]): string | null {
  if (value === null) return null
  return value instanceof Date ? value.toISOString() : String(value)
}

export function parsePaymentEvent(json: unknown): PaymentEvent {
  return eventSchema.parse(json)
}
