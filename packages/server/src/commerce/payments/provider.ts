import type { Currency } from '@vitrine/model'

/** The state of one payment at its provider. Amounts are cumulative, in minor units. */
export interface PaymentIntent {
  /** The provider's reference. */
  readonly ref: string
  readonly status:
    | 'requires_payment'
    | 'requires_confirmation'
    /** A stored payment method is set; no money moves before it is captured. */
    | 'chargeable'
    /** The buyer has agreed; no money moves, and none is promised, before it is captured. */
    | 'approved'
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
  /** The path here, or the URL at the provider, where the buyer pays; null if nothing is left to do there. */
  readonly confirmUrl: string | null
  /** The form on the site in which the buyer pays; undefined if nothing is left to do there. */
  readonly cardForm?: CardForm | undefined
}

/** A payment method that a provider has stored for later payments. */
export interface SavedMethod {
  /** The provider's reference. */
  readonly ref: string
  /** The provider's reference of the buyer it belongs to; null if it needs none. */
  readonly customer: string | null
  /** Its brand, such as Visa, and its last digits, as the buyer knows them; null if unknown. */
  readonly brand: string | null
  readonly lastFour: string | null
}

/** The parts of a provider's form, all of which the buyer's browser may know. */
export interface CardForm {
  readonly scriptUrl: string
  readonly publishableKey: string
  readonly clientSecret: string
}

/**
 * An event of a payment at its provider. Amounts are cumulative, so that repeated and reordered events lead to
 * the same result.
 */
export interface PaymentEvent {
  readonly eventId: string
  readonly providerRef: string
  readonly kind:
    | 'approved'
    | 'authorized'
    | 'captured'
    | 'failed'
    | 'canceled'
    | 'refunded'
    | 'disputed'
  readonly currency: string
  /** The requested amount. */
  readonly amountMinor: bigint
  readonly authorizedMinor: bigint
  readonly capturedMinor: bigint
  readonly refundedMinor: bigint
  readonly failure: string | null
  /** The declined attempt that the event is about: the payment may have gone on since. */
  readonly decline?: PaymentDecline | undefined
  readonly occurredAt: Date
}

/** A declined attempt within one payment, after which the buyer may try again. */
export interface PaymentDecline {
  /** The provider's ID of the attempt: events that name the same one are about one decline. */
  readonly attempt: string
  readonly reason: string
  /** Our id of the payment, which may have another reference by now; null if the provider does not say. */
  readonly paymentId: string | null
}

export interface PaymentRequest {
  /** Our id of the payment: a repeated request returns the same intent. */
  readonly paymentId: string
  /** The reference that the provider gave the payment before; null or undefined if there is none. */
  readonly ref?: string | null
  readonly amountMinor: bigint
  readonly currency: Currency
  /** The outcome chosen on the test provider's form; undefined while none is chosen. */
  readonly outcome?: string | undefined
  /** Whether the buyer's payment method is stored, so that later payments can be charged to it. */
  readonly savesMethod?: boolean
  /** The stored payment method to charge, without the buyer. */
  readonly savedMethod?: Pick<SavedMethod, 'ref' | 'customer'> | undefined
  /** Whom the payment is shown to; undefined where nothing can be asked or charged. */
  readonly page?: PaymentPage | undefined
  /** Whether the provider's own page is asked for, although the store has a form on the site. */
  readonly asksForPage?: boolean
}

/** The content of a provider's page, and where it leads. */
export interface PaymentPage {
  readonly email: string
  /** The language of the page, BCP 47. */
  readonly language: string
  /** The name of what is paid for, such as that of the shop. */
  readonly description: string
  /** The URL after the payment. */
  readonly returnUrl: string
  /** The URL of a buyer who goes back without paying. */
  readonly cancelUrl: string
}

/** A payment provider. Every call is idempotent. */
export interface PaymentProvider {
  readonly name: string
  /** Whether a payment is made by the buyer, on a page of the provider, unless a stored payment method is charged. */
  readonly needsBuyer: boolean
  /** Throws `payments.notStarted` if the provider refuses the payment. */
  createOrUpdateIntent(siteId: string, request: PaymentRequest): Promise<PaymentIntent>
  retrieve(siteId: string, ref: string): Promise<PaymentIntent | undefined>
  /** Finds the payment method that was stored with a payment; undefined if none was. */
  findSavedMethod(siteId: string, ref: string): Promise<SavedMethod | undefined>
  /**
   * Moves the money of an approved or chargeable intent; the returned intent tells whether it did. Some stored payment
   * methods are charged only if it is known where their owner would return to.
   */
  capture(siteId: string, ref: string, returnUrl?: string): Promise<PaymentIntent>
  /** Cancels the intent if no money has moved; the returned intent tells whether it did. */
  cancel(siteId: string, ref: string): Promise<PaymentIntent>
  /** Refunds `amountMinor`, once per key. Resolves to the provider's reference of the refund. */
  refund(
    siteId: string,
    refund: { readonly ref: string; readonly amountMinor: bigint; readonly key: string },
  ): Promise<string>
  /** Parses an event; what is of no interest here is none. Throws `payments.unverified` unless the provider sent it. */
  parseEvent(siteId: string, event: InboundEvent): Promise<readonly PaymentEvent[]>
}

export interface InboundEvent {
  readonly rawBody: Buffer
  /** Returns a header of the request, by its name in lower case. */
  readonly header: (name: string) => string | undefined
  /** The secret that signs events; of PayPal, which signs with a certificate, the ID of the webhook. */
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

/** Returns the state of a payment that the connected account does not have: it cannot be paid any more. */
export function createLostIntent(
  ref: string,
  { currency, amountMinor }: PaymentRequest,
): PaymentIntent {
  const none = { authorizedMinor: 0n, capturedMinor: 0n, refundedMinor: 0n }
  return {
    ref,
    status: 'canceled',
    currency,
    amountMinor,
    ...none,
    failure: null,
    confirmUrl: null,
  }
}

const EVENT_KINDS: Readonly<Record<string, PaymentEvent['kind']>> = {
  captured: 'captured',
  approved: 'approved',
  declined: 'failed',
  canceled: 'canceled',
}
