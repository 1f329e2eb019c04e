import type { Currency } from '@vitrine/model'

/** What a provider knows of one payment. Amounts are what moved so far, in minor units. */
export interface Intent {
  /** The provider's name for it. */
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
  /** Why it was declined, in words for the buyer. */
  readonly failure: string | null
  /** Where the buyer must confirm it. */
  readonly confirmUrl: `/${string}` | null
}

/**
 * Something that happened at the provider. Amounts are cumulative: told twice or out of order, they
 * come to the same.
 */
export interface Fact {
  readonly eventId: string
  readonly providerRef: string
  readonly kind: 'authorized' | 'captured' | 'failed' | 'canceled' | 'refunded' | 'disputed'
  readonly currency: string
  /** What the payment is for. */
  readonly amountMinor: bigint
  readonly authorizedMinor: bigint
  readonly capturedMinor: bigint
  readonly refundedMinor: bigint
  readonly failure: string | null
  readonly occurredAt: Date
}

export interface PaymentRequest {
  /** Our name for the payment: asking again gives the same intent. */
  readonly paymentId: string
  readonly amountMinor: bigint
  readonly currency: Currency
  /** What the buyer chose on the test provider's form; left out, nothing is decided yet. */
  readonly outcome?: string | undefined
}

/** One way to take money. Every call may be repeated, and comes to the same. */
export interface Provider {
  readonly name: string
  createOrUpdateIntent(siteId: string, request: PaymentRequest): Promise<Intent>
  retrieve(siteId: string, ref: string): Promise<Intent | undefined>
  capture(siteId: string, ref: string): Promise<Intent>
  /** Ends it if no money moved; what it answers tells whether it did. */
  cancel(siteId: string, ref: string): Promise<Intent>
  /** Gives `amountMinor` back; the same key once. Resolves to the provider's name for it. */
  refund(
    siteId: string,
    refund: { readonly ref: string; readonly amountMinor: bigint; readonly key: string },
  ): Promise<string>
  /** Reads what the provider sent. Throws `payments.unverified` unless it was the provider. */
  parseEvent(event: InboundEvent): readonly Fact[]
}

export interface InboundEvent {
  readonly rawBody: Buffer
  readonly signature: string | undefined
  readonly secret: Buffer
}

/** What an intent's state amounts to, as if the provider had told it. */
export function factOf(intent: Intent): Fact {
  const kind = intent.capturedMinor > 0n ? 'captured' : intent.status
  return {
    eventId: `retrieved:${intent.ref}`,
    providerRef: intent.ref,
    kind: KIND[kind] ?? 'authorized',
    currency: intent.currency,
    amountMinor: intent.amountMinor,
    authorizedMinor: intent.authorizedMinor,
    capturedMinor: intent.capturedMinor,
    refundedMinor: intent.refundedMinor,
    failure: intent.failure,
    occurredAt: new Date(),
  }
}

const KIND: Readonly<Record<string, Fact['kind']>> = {
  captured: 'captured',
  declined: 'failed',
  canceled: 'canceled',
}
