import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { paymentErrors } from './errors.ts'
import type { Fact, InboundEvent, Intent } from './provider.ts'
import { isSigned, sign, SIGNATURE_HEADER } from './signature.ts'

/** What the test provider signs its events with: known to the site alone. */
export function testWebhookSecret(siteSecret: Buffer): Buffer {
  return createHmac('sha256', siteSecret).update('payments:test:webhook').digest()
}

const minor = z.coerce.bigint().min(0n).max(BigInt(Number.MAX_SAFE_INTEGER))

const eventSchema = z.object({
  id: z.string().min(1).max(200),
  type: z.enum(['authorized', 'captured', 'failed', 'canceled', 'refunded', 'disputed']),
  /** Seconds since 1970. */
  created: z.int(),
  intent: z.object({
    ref: z.string().min(1).max(200),
    currency: z.string().length(3),
    amountMinor: minor,
    authorizedMinor: minor,
    capturedMinor: minor,
    refundedMinor: minor,
    failure: z.string().nullable(),
  }),
})

/** An event as the test provider sends it, for `POST /api/payments/test/events`. */
export function testEvent(
  intent: Intent,
  { id, type, secret, at = new Date() }: TestEvent,
): { readonly body: string; readonly headers: Readonly<Record<string, string>> } {
  const { ref, currency, failure } = intent
  const created = Math.floor(at.getTime() / 1_000)
  const body = JSON.stringify({
    id,
    type,
    created,
    intent: {
      ref,
      currency,
      failure,
      amountMinor: String(intent.amountMinor),
      authorizedMinor: String(intent.authorizedMinor),
      capturedMinor: String(intent.capturedMinor),
      refundedMinor: String(intent.refundedMinor),
    },
  })
  const signature = sign(secret, Buffer.from(body), created)
  return { body, headers: { [SIGNATURE_HEADER]: signature, 'content-type': 'application/json' } }
}

export interface TestEvent {
  readonly id: string
  readonly type: Fact['kind']
  readonly secret: Buffer
  readonly at?: Date
}

/** The proof is checked over the bytes before anything in them is read. */
export function parseTestEvent(event: InboundEvent): readonly Fact[] {
  if (!isSigned(event, event.secret, Date.now() / 1_000)) throw paymentErrors.unverified()
  const { id, type, created, intent } = parse(event.rawBody)
  const { ref, ...amounts } = intent
  const occurredAt = new Date(created * 1_000)
  return [{ ...amounts, eventId: id, providerRef: ref, kind: type, occurredAt }]
}

function parse(rawBody: Buffer): z.output<typeof eventSchema> {
  try {
    return eventSchema.parse(JSON.parse(rawBody.toString('utf8')))
  } catch (cause) {
    throw paymentErrors.unverified({ cause })
  }
}
