import type { Currency } from '@vitrine/model'

/** The state of one payment at its provider. Amounts are cumulative, in minor units. */
export interface PaymentIntent {
  /** The provider's reference. */
  readonly ref: string
  readonly status:
    | 'requires_payment'
    | 'requires_confirmation'
    | 'processing'
    | 'authorized'
    | 'succeeded'
    | 'declined'
    | 'canceled'
  readonly currency: string
  readonly amountMinor: bigint
  readonly authorizedMinor: bigint
  readonly capturedMinor: bigint
  readonly refundedMinor: bigint
  /** The reason for a decline, as shown to the buyer. */
  readonly failure: string | null
  /** The path where the buyer must confirm the payment; null if no confirmation is needed. */
  readonly confirmUrl: `/${string}` | null
}

/**
 * An event of a payment at its provider. Amounts are cumulative, so that repeated and reordered events lead to
 * the same result.
 */
export interface PaymentEvent {
  readonly eventId: string
  readonly providerRef: string
  readonly kind: 'authorized' | 'captured' | 'failed' | 'canceled' | 'refunded' | 'disputed'
  readonly currency: string
  /** The requested amount. */
  readonly amountMinor: bigint
  readonly authorizedMinor: bigint
  readonly capturedMinor: bigint
  readonly refundedMinor: bigint
  readonly failure: string | null
  readonly occurredAt: Date
}

export interface PaymentRequest {
  /** Our id of the payment: a repeated request returns the same intent. */
  readonly paymentId: string
  readonly amountMinor: bigint
  readonly currency: Currency
  /** The outcome chosen on the test provider's form; undefined while none is chosen. */
  readonly outcome?: string | undefined
}

/** A payment provider. Every call is idempotent. */
export interface PaymentProvider {
  readonly name: string
  createOrUpdateIntent(siteId: string, request: PaymentRequest): Promise<PaymentIntent>
  retrieve(siteId: string, ref: string): Promise<PaymentIntent | undefined>
  capture(siteId: string, ref: string): Promise<PaymentIntent>
  /** Cancels the intent if no money has moved; the returned intent tells whether it did. */
  cancel(siteId: string, ref: string): Promise<PaymentIntent>
  /** Refunds `amountMinor`, once per key. Resolves to the provider's reference of the refund. */
  refund(
    siteId: string,
    refund: { readonly ref: string; readonly amountMinor: bigint; readonly key: string },
  ): Promise<string>
  /** Parses an event. Throws `payments.unverified` unless the provider sent it. */
  parseEvent(event: InboundEvent): readonly PaymentEvent[]
}

export interface InboundEvent {
  readonly rawBody: Buffer
  readonly signature: string | undefined
  readonly secret: Buffer
}

/** Converts the state of an intent to the event that the provider would have sent. */
export function toPaymentEvent(intent: PaymentIntent): PaymentEvent {
  const kind = intent.capturedMinor > 0n ? 'captured' : intent.status
  return {
    eventId: `retrieved:${intent.ref}`,
    providerRef: intent.ref,
    kind: EVENT_KINDS[kind] ?? 'authorized',
    currency: intent.currency,
    amountMinor: intent.amountMinor,
    authorizedMinor: intent.authorizedMinor,
    capturedMinor: intent.capturedMinor,
    refundedMinor: intent.refundedMinor,
    failure: intent.failure,
    occurredAt: new Date(),
  }
}

const EVENT_KINDS: Readonly<Record<string, PaymentEvent['kind']>> = {
  captured: 'captured',
  declined: 'failed',
  canceled: 'canceled',
}
