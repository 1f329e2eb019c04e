import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { paymentErrors } from './errors.ts'
import type { PaymentEvent, InboundEvent, PaymentIntent } from './provider.ts'
import { isSignatureValid, createSignature, SIGNATURE_HEADER } from './signature.ts'

/** Computes the secret that signs the test provider's events; only the site knows it. */
export function computeTestWebhookSecret(siteSecret: Buffer): Buffer {
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

/** Creates an event as the test provider sends it to `POST /api/payments/test/events`. */
export function createTestEvent(
  intent: PaymentIntent,
  { id, type, secret, at = new Date() }: TestEventOptions,
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
  const signature = createSignature(secret, Buffer.from(body), created)
  return { body, headers: { [SIGNATURE_HEADER]: signature, 'content-type': 'application/json' } }
}

export interface TestEventOptions {
  readonly id: string
  readonly type: PaymentEvent['kind']
  readonly secret: Buffer
  readonly at?: Date
}

/** Parses an event after its signature has been verified over the raw bytes. */
export function parseTestEvent(event: InboundEvent): readonly PaymentEvent[] {
  const signed = { rawBody: event.rawBody, signature: event.header(SIGNATURE_HEADER) }
  if (!isSignatureValid(signed, event.secret, Date.now() / 1_000)) throw paymentErrors.unverified()
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
