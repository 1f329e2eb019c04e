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
import { findStripeAccount, type StripeAccount, touchStripeWebhook } from './account-store.ts'
import { fromStripeIntent, INTENT_PARTS, isCardRef, toIntentParams } from './card-intent.ts'
import { findDecline } from './decline.ts'
import { ask, createStripeClient } from './stripe-api.ts'
import { toSession } from './session-params.ts'
import { SESSION_PARTS, toPaymentIntent } from './to-intent.ts'

/**
 * Stripe, on its hosted page or in a form on the site: cards, wallets and what else the owner has switched on in their
 * account. The reference of a payment is that of its session of Stripe Checkout (`cs_…`), or that of the payment in the
 * form (`pi_…`).
 *
 * @see https://docs.stripe.com/payments/checkout
 * @see https://docs.stripe.com/payments/payment-element
 */
export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe'
  readonly needsBuyer = true
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  async createOrUpdateIntent(siteId: string, request: PaymentRequest): Promise<PaymentIntent> {
    const { page, ref } = request
    const connection = await this.#connect(siteId)
    if (ref) {
      const known = await this.#load(connection, ref)
      // Without the publishable key, its form cannot be shown any more.
      return known && canBePaid(known) ? known : createLostIntent(ref, request)
    }
    if (!page) throw paymentErrors.notStarted()
    const { usesCardForm } = connection.account
    try {
      return usesCardForm && !request.asksForPage
        ? await createCardPayment(connection, siteId, request, page)
        : await createSession(connection, siteId, request, page)
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
    const connection = await this.#connect(siteId)
    const { stripe } = connection
    const intent = await this.#loadKnown(connection, ref)
    if (intent.status !== 'requires_confirmation') return intent
    try {
      if (isCardRef(ref)) await ask(stripe.paymentIntents.cancel(ref))
      else await ask(stripe.checkout.sessions.expire(ref))
    } catch (error) {
      // It was paid in between, which the state tells.
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    }
    return this.#loadKnown(connection, ref)
  }

  async refund(
    siteId: string,
    refund: { readonly ref: string; readonly amountMinor: bigint; readonly key: string },
  ): Promise<string> {
    const { stripe } = await this.#connect(siteId)
    const { id } = await ask(
      stripe.refunds.create(
        {
          payment_intent: await findIntentId(stripe, refund.ref),
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
    const connection = await this.#connect(siteId)
    await touchStripeWebhook(this.#db, siteId)
    const ref = await findRef(connection.stripe, siteId, event)
    if (ref === undefined) return []
    const state = toPaymentEvent(await this.#loadKnown(connection, ref))
    const isDispute = event.type === 'charge.dispute.created'
    const own = {
      eventId: event.id,
      decline: findDecline(event),
      occurredAt: new Date(event.created * 1_000),
    }
    return [{ ...state, ...own, ...(isDispute && { kind: 'disputed' }) }]
  }

  async #loadKnown(connection: Connection, ref: string): Promise<PaymentIntent> {
    const intent = await this.#load(connection, ref)
    if (!intent) throw paymentErrors.unverified()
    return intent
  }

  /** Resolves to undefined for a payment of another account, which the site was connected to before. */
  async #load({ stripe, account }: Connection, ref: string): Promise<PaymentIntent | undefined> {
    try {
      return isCardRef(ref)
        ? fromStripeIntent(
            await ask(stripe.paymentIntents.retrieve(ref, { expand: INTENT_PARTS })),
            account,
          )
        : toPaymentIntent(
            await ask(stripe.checkout.sessions.retrieve(ref, { expand: SESSION_PARTS })),
          )
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing')
        return undefined
      throw error
    }
  }

  async #connect(siteId: string): Promise<Connection> {
    const account = await findStripeAccount(this.#db, siteId)
    if (!account) throw paymentErrors.stripeNotConnected()
    return { account, stripe: createStripeClient(account.secretKey) }
  }
}

/** The account of a site, and a client with its key. */
interface Connection {
  readonly account: StripeAccount
  readonly stripe: Stripe
}

function canBePaid({ status, confirmUrl, cardForm }: PaymentIntent): boolean {
  return status !== 'requires_confirmation' || confirmUrl !== null || cardForm !== undefined
}

async function createSession(
  { stripe }: Connection,
  siteId: string,
  request: PaymentRequest,
  page: PaymentPage,
): Promise<PaymentIntent> {
  const idempotencyKey = `vt-pay-${request.paymentId}`
  return toPaymentIntent(
    await ask(
      stripe.checkout.sessions.create(toSession(siteId, request, page), { idempotencyKey }),
    ),
  )
}

async function createCardPayment(
  { stripe, account }: Connection,
  siteId: string,
  request: PaymentRequest,
  page: PaymentPage,
): Promise<PaymentIntent> {
  const idempotencyKey = `vt-card-${request.paymentId}`
  const params = toIntentParams(siteId, request, page)
  return fromStripeIntent(
    await ask(stripe.paymentIntents.create(params, { idempotencyKey })),
    account,
  )
}

/** Returns the payment of a reference: a session has one once it is complete. */
async function findIntentId(stripe: Stripe, ref: string): Promise<string> {
  if (isCardRef(ref)) return ref
  const { payment_intent: intent } = await ask(stripe.checkout.sessions.retrieve(ref))
  if (intent === null) throw new Error('Stripe knows no payment of this session')
  return typeof intent === 'string' ? intent : intent.id
}

function verify({ rawBody, header, secret }: InboundEvent): Stripe.Event {
  const signature = header('stripe-signature') ?? ''
  try {
    return Stripe.webhooks.constructEvent(rawBody, signature, secret.toString())
  } catch (cause) {
    throw paymentErrors.unverified({ cause })
  }
}

/** Returns the reference of the payment that an event is about; undefined for one that is not ours. */
async function findRef(
  stripe: Stripe,
  siteId: string,
  { data }: Stripe.Event,
): Promise<string | undefined> {
  const { object } = data
  const kind = 'object' in object ? object.object : undefined
  if (kind === 'checkout.session' && 'id' in object) return object.id
  if (kind === 'payment_intent' && 'metadata' in object && object.metadata?.['site'] !== siteId)
    return undefined
  const id = kind === 'payment_intent' && 'id' in object ? object.id : getIntentId(object)
  if (id === undefined) return undefined
  const { data: sessions } = await ask(
    stripe.checkout.sessions.list({ payment_intent: id, limit: 1 }),
  )
  return sessions[0]?.id ?? id
}

/** Returns the payment that a charge or a dispute belongs to. */
function getIntentId(object: object): string | undefined {
  if (!('payment_intent' in object)) return undefined
  const intent = object.payment_intent
  if (typeof intent === 'string') return intent
  const isPart = typeof intent === 'object' && intent !== null && 'id' in intent
  return isPart && typeof intent.id === 'string' ? intent.id : undefined
}
