import { toCurrency } from '@vitrine/model'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { paymentErrors } from '../errors.ts'
import {
  createLostIntent,
  type InboundEvent,
  type PaymentEvent,
  type PaymentIntent,
  type PaymentProvider,
  type PaymentRequest,
  toPaymentEvent,
} from '../provider.ts'
import { findPayPalAccount, touchPayPalWebhook } from './account-store.ts'
import { takesCurrency, toPayPalMoney } from './money.ts'
import { describePayPalFailure } from './decline.ts'
import { createOrderBody } from './order-body.ts'
import { changePayPalOrder, findPayPalOrder, insertPayPalOrder } from './order-store.ts'
import { callPayPal, type PayPalApp, PayPalError } from './paypal-api.ts'
import { findOrderOfEvent, isDispute, verifyEvent } from './paypal-event.ts'
import { getPayments, orderSchema, type PayPalOrder, toPaymentIntent } from './to-intent.ts'

const ORDERS = '/v2/checkout/orders'

/** The errors of a capture that say that it, or another one of the same payment, has run. */
const CAPTURED: ReadonlySet<string> = new Set(['ORDER_ALREADY_CAPTURED', 'DUPLICATE_INVOICE_ID'])

/**
 * PayPal, on its own page. The reference of a payment is that of its order at PayPal. The buyer approves the order there;
 * the money moves when the server captures it.
 *
 * @see https://developer.paypal.com/docs/api/orders/v2/
 */
export class PayPalProvider implements PaymentProvider {
  readonly name = 'paypal'
  readonly needsBuyer = true
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  async createOrUpdateIntent(siteId: string, request: PaymentRequest): Promise<PaymentIntent> {
    const { page, paymentId, ref, currency } = request
    const app = await this.#connect(siteId)
    if (ref) return (await this.#load(siteId, app, ref)) ?? createLostIntent(ref, request)
    if (!page || !takesCurrency(currency)) throw paymentErrors.notStarted()
    const order = await this.#call(app, {
      method: 'POST',
      path: ORDERS,
      body: createOrderBody(request, page),
      requestId: `vt-pay-${paymentId}`,
    }).catch((cause: unknown) => {
      throw cause instanceof PayPalError ? paymentErrors.notStarted({ cause }) : cause
    })
    await insertPayPalOrder(this.#db, siteId, order.id)
    return (await this.#toIntent(siteId, order)) ?? createLostIntent(order.id, request)
  }

  async retrieve(siteId: string, ref: string): Promise<PaymentIntent | undefined> {
    return this.#load(siteId, await this.#connect(siteId), ref)
  }

  /** Resolves to undefined: its page stores no account, so subscriptions are not sold with it. */
  async findSavedMethod(): Promise<undefined> {
    return undefined
  }

  async capture(siteId: string, ref: string): Promise<PaymentIntent> {
    const app = await this.#connect(siteId)
    const claim = { from: ['open', 'capturing'], state: 'capturing' } as const
    const isClaimed = await changePayPalOrder(this.#db, siteId, ref, claim)
    if (!isClaimed) return this.#loadKnown(siteId, app, ref)
    try {
      const path = `${ORDERS}/${encodeURIComponent(ref)}/capture`
      await callPayPal(app, { method: 'POST', path, body: {}, requestId: `vt-cap-${ref}` }, z.any())
    } catch (error) {
      if (!(error instanceof PayPalError)) throw error
      await this.#settleFailedCapture(siteId, ref, error)
    }
    const intent = await this.#loadKnown(siteId, app, ref)
    // Another call captures it at this moment.
    return intent.status === 'approved' ? { ...intent, status: 'processing' } : intent
  }

  /** Closes the order, so that it is never captured; one whose capture has begun is captured to its end instead. */
  async cancel(siteId: string, ref: string): Promise<PaymentIntent> {
    await changePayPalOrder(this.#db, siteId, ref, { from: ['open'], state: 'closed' })
    const known = await findPayPalOrder(this.#db, siteId, ref)
    if (known?.state === 'capturing') return this.capture(siteId, ref)
    return this.#loadKnown(siteId, await this.#connect(siteId), ref)
  }

  async refund(
    siteId: string,
    refund: { readonly ref: string; readonly amountMinor: bigint; readonly key: string },
  ): Promise<string> {
    const app = await this.#connect(siteId)
    const [capture] = getPayments(await this.#fetch(app, refund.ref)).captures
    if (!capture) throw new Error('PayPal knows no payment of this order')
    const { id, status } = await callPayPal(
      app,
      {
        method: 'POST',
        path: `/v2/payments/captures/${encodeURIComponent(capture.id)}/refund`,
        body: {
          amount: toPayPalMoney(refund.amountMinor, toCurrency(capture.amount.currency_code)),
        },
        requestId: refund.key,
      },
      z.object({ id: z.string(), status: z.string() }),
    )
    if (status === 'FAILED' || status === 'CANCELLED') throw new Error('PayPal made no refund')
    return id
  }

  /** Has PayPal verify an event, then asks for the current state: events come late and in any order. */
  async parseEvent(siteId: string, inbound: InboundEvent): Promise<readonly PaymentEvent[]> {
    const app = await this.#connect(siteId)
    const event = await verifyEvent(app, inbound)
    await touchPayPalWebhook(this.#db, siteId)
    const ref = await findOrderOfEvent(app, event)
    // Another shop may use the same app.
    if (ref === undefined || !(await findPayPalOrder(this.#db, siteId, ref))) return []
    const state = toPaymentEvent(await this.#loadKnown(siteId, app, ref))
    const occurredAt = new Date(event.create_time)
    const disputed = isDispute(event) ? { kind: 'disputed' as const } : {}
    return [{ ...state, eventId: event.id, occurredAt, ...disputed }]
  }

  /** Records why a capture failed: one that has run stays so, any other closes the order. */
  async #settleFailedCapture(siteId: string, ref: string, error: PayPalError): Promise<void> {
    if (CAPTURED.has(error.issue)) return
    // Only these two say that it has not run: one in progress has another status, as has an app that PayPal rejects.
    if (error.status !== 422 && error.status !== 404)
      throw paymentErrors.unreachable({ cause: error })
    const isOpen = error.issue === 'ORDER_NOT_APPROVED'
    await changePayPalOrder(this.#db, siteId, ref, {
      from: ['capturing'],
      ...(isOpen
        ? { state: 'open' }
        : { state: 'closed', failure: describePayPalFailure(error.issue) }),
    })
  }

  async #loadKnown(siteId: string, app: PayPalApp, ref: string): Promise<PaymentIntent> {
    const intent = await this.#load(siteId, app, ref)
    if (!intent) throw paymentErrors.unverified()
    return intent
  }

  /** Resolves to undefined for an order that has expired, or is of another app; it is never captured any more. */
  async #load(siteId: string, app: PayPalApp, ref: string): Promise<PaymentIntent | undefined> {
    try {
      return await this.#toIntent(siteId, await this.#fetch(app, ref))
    } catch (error) {
      if (!(error instanceof PayPalError) || error.status !== 404) throw error
      await changePayPalOrder(this.#db, siteId, ref, { from: ['open'], state: 'closed' })
      return undefined
    }
  }

  async #toIntent(siteId: string, order: PayPalOrder): Promise<PaymentIntent | undefined> {
    const known = await findPayPalOrder(this.#db, siteId, order.id)
    return known && toPaymentIntent(order, known)
  }

  async #fetch(app: PayPalApp, ref: string): Promise<PayPalOrder> {
    return this.#call(app, { method: 'GET', path: `${ORDERS}/${encodeURIComponent(ref)}` })
  }

  async #call(app: PayPalApp, call: Parameters<typeof callPayPal>[1]): Promise<PayPalOrder> {
    return callPayPal(app, call, orderSchema)
  }

  async #connect(siteId: string): Promise<PayPalApp> {
    const account = await findPayPalAccount(this.#db, siteId)
    if (!account) throw paymentErrors.paypalNotConnected()
    return account
  }
}
