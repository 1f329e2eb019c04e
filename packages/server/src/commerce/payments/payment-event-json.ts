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
  decline: z
    .object({ attempt: z.string(), reason: z.string(), paymentId: z.string().nullable() })
    .optional(),
  occurredAt: z.coerce.date(),
})

/** Serializes an event for the database: amounts become text, as JSON has no bigint. */
export function serializePaymentEvent(event: PaymentEvent): Readonly<Record<string, unknown>> {
  const { decline, ...facts } = event
  const texts = Object.entries(facts).map(([name, value]) => [name, toText(value)])
  return { ...Object.fromEntries(texts), ...(decline && { decline }) }
}

function toText(value: string | bigint | Date | null): string | null {
  if (value === null) return null
  return value instanceof Date ? value.toISOString() : String(value)
}

export function parsePaymentEvent(json: unknown): PaymentEvent {
  return eventSchema.parse(json)
}
