import { Stripe } from 'stripe'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { paymentErrors } from '../errors.ts'
import {
  createLostIntent,
  type InboundEvent,
  type PaymentEvent,
  type PaymentIntent,
  type PaymentPage,
  type PaymentProvider,
  type PaymentRequest,
  toPaymentEvent,
} from '../provider.ts'
import { findStripeAccount, touchStripeWebhook } from './account-store.ts'
import { ask, createStripeClient } from './stripe-api.ts'
import { SESSION_PARTS, toPaymentIntent } from './to-intent.ts'

/**
 * Stripe, on its hosted page: cards, wallets and what else the owner has switched on in their account. The reference of
 * a payment is that of its session of Stripe Checkout.
 *
 * @see https://docs.stripe.com/payments/checkout
 */
export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe'
  readonly needsBuyer = true
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  async createOrUpdateIntent(siteId: string, request: PaymentRequest): Promise<PaymentIntent> {
    const { page, paymentId, ref } = request
    const stripe = await this.#connect(siteId)
    if (ref) return (await this.#load(stripe, ref)) ?? createLostIntent(ref, request)
    if (!page) throw paymentErrors.notStarted()
    const idempotencyKey = `vt-pay-${paymentId}`
    try {
      return toPaymentIntent(
        await ask(
          stripe.checkout.sessions.create(toSession(siteId, request, page), { idempotencyKey }),
        ),
      )
    } catch (cause) {
      throw cause instanceof AppError ? cause : paymentErrors.notStarted({ cause })
    }
  }

  async retrieve(siteId: string, ref: string): Promise<PaymentIntent | undefined> {
    return this.#load(await this.#connect(siteId), ref)
  }

  /** Resolves to undefined: its page stores no payment method, so subscriptions are not sold with it. */
  async findSavedMethod(): Promise<string | undefined> {
    return undefined
  }

  /** Returns the payment: every one is captured as soon as it succeeds. */
  async capture(siteId: string, ref: string): Promise<PaymentIntent> {
    return this.#loadKnown(await this.#connect(siteId), ref)
  }

  async cancel(siteId: string, ref: string): Promise<PaymentIntent> {
    const stripe = await this.#connect(siteId)
    const intent = await this.#loadKnown(stripe, ref)
    if (intent.status !== 'requires_confirmation') return intent
    try {
      await ask(stripe.checkout.sessions.expire(ref))
    } catch (error) {
      // It was paid in between, which the state tells.
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    }
    return this.#loadKnown(stripe, ref)
  }

  async refund(
    siteId: string,
    refund: { readonly ref: string; readonly amountMinor: bigint; readonly key: string },
  ): Promise<string> {
    const stripe = await this.#connect(siteId)
    const { payment_intent: intent } = await ask(stripe.checkout.sessions.retrieve(refund.ref))
    if (intent === null) throw new Error('Stripe knows no payment of this session')
    const { id } = await ask(
      stripe.refunds.create(
        {
          payment_intent: typeof intent === 'string' ? intent : intent.id,
          amount: Number(refund.amountMinor),
        },
        { idempotencyKey: refund.key },
      ),
    )
    return id
  }

  /** Verifies an event over its raw bytes, then asks Stripe for the current state: events come late and in any order. */
  async parseEvent(siteId: string, inbound: InboundEvent): Promise<readonly PaymentEvent[]> {
    const event = verify(inbound)
    const stripe = await this.#connect(siteId)
    await touchStripeWebhook(this.#db, siteId)
    const ref = await findSession(stripe, event)
    if (ref === undefined) return []
    const state = toPaymentEvent(await this.#loadKnown(stripe, ref))
    const isDispute = event.type === 'charge.dispute.created'
    const occurredAt = new Date(event.created * 1_000)
    return [{ ...state, eventId: event.id, occurredAt, ...(isDispute && { kind: 'disputed' }) }]
  }

  async #loadKnown(stripe: Stripe, ref: string): Promise<PaymentIntent> {
    const intent = await this.#load(stripe, ref)
    if (!intent) throw paymentErrors.unverified()
    return intent
  }

  /** Resolves to undefined for a payment of another account, which the site was connected to before. */
  async #load(stripe: Stripe, ref: string): Promise<PaymentIntent | undefined> {
    try {
      return toPaymentIntent(
        await ask(stripe.checkout.sessions.retrieve(ref, { expand: SESSION_PARTS })),
      )
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing')
        return undefined
      throw error
    }
  }

  async #connect(siteId: string): Promise<Stripe> {
    const account = await findStripeAccount(this.#db, siteId)
    if (!account) throw paymentErrors.stripeNotConnected()
    return createStripeClient(account.secretKey)
  }
}

/** Returns what a session is created with: the same for the same payment, so that a repeated call makes no second one. */
function toSession(
  siteId: string,
  { paymentId, amountMinor, currency }: PaymentRequest,
  page: PaymentPage,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { site: siteId, payment: paymentId }
  return {
    mode: 'payment',
    client_reference_id: paymentId,
    customer_email: page.email,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: Number(amountMinor),
          product_data: { name: page.description },
        },
      },
    ],
    locale: toLocale(page.language),
    metadata,
    payment_intent_data: { metadata },
    success_url: page.returnUrl,
    cancel_url: page.cancelUrl,
  }
}

type StripeLocale = NonNullable<Stripe.Checkout.SessionCreateParams['locale']>

/** The languages of sites that Stripe's page speaks; elsewhere it takes that of the browser. */
const LOCALES: readonly StripeLocale[] = [
  'de',
  'en',
  'en-GB',
  'es',
  'fr',
  'fr-CA',
  'it',
  'ja',
  'nl',
]

function toLocale(language: string): StripeLocale {
  const find = (tag: string) => LOCALES.find((locale) => locale === tag)
  return find(language) ?? find(language.slice(0, 2)) ?? 'auto'
}

function verify({ rawBody, header, secret }: InboundEvent): Stripe.Event {
  const signature = header('stripe-signature') ?? ''
  try {
    return Stripe.webhooks.constructEvent(rawBody, signature, secret.toString())
  } catch (cause) {
    throw paymentErrors.unverified({ cause })
  }
}

/** Returns the reference of the session that an event is about; undefined for a payment that is not ours. */
async function findSession(stripe: Stripe, { data }: Stripe.Event): Promise<string | undefined> {
  const { object } = data
  if ('object' in object && object.object === 'checkout.session') return object.id
  if (!('payment_intent' in object)) return undefined
  const intent = object.payment_intent
  const id = typeof intent === 'object' ? intent?.id : intent
  if (id === undefined) return undefined
  const { data: sessions } = await ask(
    stripe.checkout.sessions.list({ payment_intent: id, limit: 1 }),
  )
  return sessions[0]?.id
}
