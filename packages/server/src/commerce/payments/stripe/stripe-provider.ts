import { Stripe } from 'stripe'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { paymentFailures } from '../failure-message.ts'
import { paymentErrors } from '../errors.ts'
import {
  createLostIntent,
  type InboundEvent,
  type PaymentEvent,
  type PaymentIntent,
  type PaymentPage,
  type PaymentProvider,
  type PaymentRequest,
  type SavedMethod,
  toPaymentEvent,
} from '../provider.ts'
import { touchStripeWebhook } from './account-store.ts'
import { fromStripeIntent, INTENT_PARTS, isCardRef, toIntentParams } from './card-intent.ts'
import { emitMethodEntered } from './change-method.ts'
import { askForKnown, type Connection, openConnection, withCustomer } from './connection.ts'
import { findDecline } from './decline.ts'
import { METHOD_PARTS, toSavedMethod } from './saved-method.ts'
import { toSession } from './session-params.ts'
import { confirmStoredCharge, createStoredCharge } from './stored-charge.ts'
import { ask } from './stripe-api.ts'
import { SESSION_PARTS, toPaymentIntent } from './to-intent.ts'

/**
 * Stripe, on its hosted page or in a form on the site: cards, wallets and what else the owner has switched on in their
 * account. The reference of a payment is that of its session of Stripe Checkout (`cs_…`), or that of the payment in the
 * form (`pi_…`). Later orders of a subscription are charged to the payment method that the first one has stored (`pi_…`).
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
    const connection = await openConnection(this.#db, siteId)
    if (ref) {
      const known = await this.#load(connection, ref)
      return known && canBePaid(known, request) ? known : createLostIntent(ref, request)
    }
    // No buyer is there, and nothing is stored that could be charged.
    if (!page) throw paymentErrors.methodGone()
    try {
      return await this.#create(connection, siteId, request, page)
    } catch (cause) {
      throw cause instanceof AppError ? cause : paymentErrors.notStarted({ cause })
    }
  }

  async retrieve(siteId: string, ref: string): Promise<PaymentIntent | undefined> {
    return this.#load(await openConnection(this.#db, siteId), ref)
  }

  async findSavedMethod(siteId: string, ref: string): Promise<SavedMethod | undefined> {
    const { stripe } = await openConnection(this.#db, siteId)
    const id = await askForKnown(findIntentId(stripe, ref))
    const intent =
      id === undefined
        ? undefined
        : await askForKnown(stripe.paymentIntents.retrieve(id, { expand: METHOD_PARTS }))
    return intent && toSavedMethod(intent)
  }

  /** Charges a stored payment method. Every other payment is captured as soon as it succeeds. */
  async capture(siteId: string, ref: string, returnUrl?: string): Promise<PaymentIntent> {
    const connection = await openConnection(this.#db, siteId)
    const intent = await this.#loadKnown(connection, ref)
    if (intent.status !== 'chargeable') return intent
    await confirmStoredCharge(connection.stripe, ref, returnUrl)
    const charged = await this.#loadKnown(connection, ref)
    // Stripe did not even try, as it was detached meanwhile.
    return charged.status === 'chargeable'
      ? { ...charged, status: 'declined', failure: paymentFailures.methodGone }
      : charged
  }

  async cancel(siteId: string, ref: string): Promise<PaymentIntent> {
    const connection = await openConnection(this.#db, siteId)
    const { stripe } = connection
    const intent = await this.#loadKnown(connection, ref)
    if (!OPEN.has(intent.status)) return intent
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
    const { stripe } = await openConnection(this.#db, siteId)
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
    const connection = await openConnection(this.#db, siteId)
    await touchStripeWebhook(this.#db, siteId)
    await emitMethodEntered(this.#db, siteId, event)
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
    if (isCardRef(ref)) {
      const found = stripe.paymentIntents.retrieve(ref, { expand: INTENT_PARTS })
      const intent = await askForKnown(found)
      return intent && fromStripeIntent(intent, account)
    }
    const found = stripe.checkout.sessions.retrieve(ref, { expand: SESSION_PARTS })
    const session = await askForKnown(found)
    return session && toPaymentIntent(session)
  }

  async #create(
    connection: Connection,
    siteId: string,
    request: PaymentRequest,
    page: PaymentPage,
  ): Promise<PaymentIntent> {
    const { stripe, account } = connection
    const { savedMethod, savesMethod, asksForPage } = request
    if (savedMethod) {
      const charge = { ...request, savedMethod }
      return fromStripeIntent(await createStoredCharge(stripe, siteId, charge, page), account)
    }
    if (!account.usesCardForm || asksForPage) return createSession(connection, request, page)
    const create = (customer?: string) => createCardPayment(connection, request, { page, customer })
    return savesMethod ? withCustomer(this.#db, connection, page.email, create) : create()
  }
}

/** The statuses in which no money has moved, and none will once the payment is canceled. */
const OPEN: ReadonlySet<PaymentIntent['status']> = new Set([
  'requires_confirmation',
  'chargeable',
  'declined',
])

/**
 * Returns whether a payment goes on where it was left: a charge of a stored payment method without the buyer, and any
 * other one with them.
 */
function canBePaid(
  { ref, status, confirmUrl, cardForm }: PaymentIntent,
  { savedMethod }: PaymentRequest,
): boolean {
  const isCharge = status === 'chargeable' || (status === 'declined' && isCardRef(ref))
  if (isCharge) return savedMethod !== undefined
  if (status !== 'requires_confirmation') return true
  // Without the publishable key, its form cannot be shown any more.
  return savedMethod === undefined && (confirmUrl !== null || cardForm !== undefined)
}

async function createSession(
  { stripe, account: { siteId } }: Connection,
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
  request: PaymentRequest,
  buyer: { readonly page: PaymentPage; readonly customer: string | undefined },
): Promise<PaymentIntent> {
  const { customer } = buyer
  // A key belongs to one set of parameters: another customer needs another one.
  const idempotencyKey = ['vt-card', request.paymentId, customer].filter(Boolean).join('-')
  const params = toIntentParams(account.siteId, request, buyer)
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
  if (kind === 'checkout.session' && 'id' in object)
    // A page on which a payment method is entered has no payment: it has an event of its own.
    return 'mode' in object && object.mode === 'setup' ? undefined : object.id
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
