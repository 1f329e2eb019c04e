import { z } from 'zod'
import type { Fact } from './provider.ts'

const minor = z.coerce.bigint()

const factSchema = z.object({
  eventId: z.string(),
  providerRef: z.string(),
  kind: z.enum(['authorized', 'captured', 'failed', 'canceled', 'refunded', 'disputed']),
  currency: z.string(),
  amountMinor: minor,
  authorizedMinor: minor,
  capturedMinor: minor,
  refundedMinor: minor,
  failure: z.string().nullable(),
  occurredAt: z.coerce.date(),
})

/** A fact as it is kept until it is acted upon: amounts as text, as JSON knows no bigint. */
export function factJson(fact: Fact): Readonly<Record<string, string | null>> {
  const texts = Object.entries(fact).map(([name, value]) => [name, textOf(value)])
  return Object.fromEntries(texts)
}

function textOf(value: Fact[keyof Fact]): string | null {
  if (value === null) return null
  return value instanceof Date ? value.toISOString() : String(value)
}

export function factFrom(json: unknown): Fact {
  return factSchema.parse(json)
}
