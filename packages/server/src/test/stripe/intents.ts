import { randomUUID } from 'node:crypto'
import { ApiError } from './api-error.ts'
import { type FakeCustomers, type FakeMethod, toMethodJson } from './customers.ts'
import { type Form, getText, getTexts } from './form.ts'

/** A payment: in the form on a site, on the page of a session, or with a stored card. */
export interface FakeCardIntent {
  readonly id: string
  readonly secret: string
  readonly amount: number
  readonly currency: string
  readonly metadata: Record<string, string>
  received: number
  refunded: number
  readonly customer: string | undefined
  /** Whether its card is stored to be charged later. */
  readonly isSaved: boolean
  method: FakeMethod | undefined
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'succeeded'
    | 'canceled'
  failure:
    | {
        readonly code: string
        readonly message: string
        readonly decline_code?: string
        readonly charge?: string
      }
    | undefined
}

/** The numbers that the form of the stand-in knows; all but the last are test cards of Stripe. */
export const TEST_CARDS = {
  success: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  secure: '4000002500003155',
  declinedLater: '4000000000000341',
  secureLater: '4000002760003184',
  processing: '000123456789',
} as const

const KNOWN = [
  'amount',
  'currency',
  'automatic_payment_methods',
  'customer',
  'description',
  'metadata',
  'payment_method',
  'setup_future_usage',
]
const OPEN = ['requires_payment_method', 'requires_confirmation', 'requires_action']

/** The payments of an account. */
export class FakeIntents {
  readonly all = new Map<string, FakeCardIntent>()
  readonly #customers: FakeCustomers

  constructor(customers: FakeCustomers) {
    this.#customers = customers
  }

  create(form: Form): FakeCardIntent {
    const unknown = Object.keys(form).find((name) => !KNOWN.includes(name))
    if (unknown) throw new ApiError(`Received unknown parameter: ${unknown}`, { param: unknown })
    const amount = Number(getText(form, 'amount'))
    if (!Number.isSafeInteger(amount) || amount < 30)
      throw new ApiError('Amount must convert to at least 50 cents.', { param: 'amount' })
    if (getText(form, 'automatic_payment_methods', 'enabled') !== 'true')
      throw new ApiError('No payment methods.', { param: 'automatic_payment_methods' })
    const customer = this.#customers.check(getText(form, 'customer'))
    const methodId = getText(form, 'payment_method')
    return this.add({
      amount,
      currency: getText(form, 'currency') ?? '',
      metadata: getTexts(form, 'metadata'),
      customer,
      isSaved: getText(form, 'setup_future_usage') === 'off_session',
      method: methodId === undefined ? undefined : this.#customers.checkMethod(methodId, customer),
    })
  }

  add(
    made: Pick<
      FakeCardIntent,
      'amount' | 'currency' | 'metadata' | 'customer' | 'isSaved' | 'method'
    >,
  ): FakeCardIntent {
    const id = `pi_${randomUUID().replaceAll('-', '')}`
    const intent: FakeCardIntent = {
      ...made,
      id,
      secret: `${id}_secret_${randomUUID().replaceAll('-', '')}`,
      received: 0,
      refunded: 0,
      status: made.method ? 'requires_confirmation' : 'requires_payment_method',
      failure: undefined,
    }
    this.all.set(id, intent)
    return intent
  }

  find(id: string): FakeCardIntent {
    const intent = this.all.get(id)
    if (intent) return intent
    throw new ApiError(`No such payment_intent: '${id}'`, { status: 404, code: 'resource_missing' })
  }

  cancel(id: string): FakeCardIntent {
    const intent = this.#findOpen(id)
    intent.status = 'canceled'
    return intent
  }

  /** Confirms with the number that a buyer has typed. Throws the error that Stripe has for a declined card. */
  confirm(id: string, number: string): FakeCardIntent {
    const intent = this.#findOpen(id)
    intent.failure = undefined
    if (number === TEST_CARDS.declined) return this.#decline(intent, 'generic_decline')
    if (number === TEST_CARDS.insufficientFunds)
      return this.#decline(intent, 'insufficient_funds', 'Your card has insufficient funds.')
    intent.method = this.#customers.addMethod(number, undefined)
    if (number === TEST_CARDS.secure || number === TEST_CARDS.secureLater)
      intent.status = 'requires_action'
    else if (number === TEST_CARDS.processing) intent.status = 'processing'
    else this.#succeed(intent)
    return intent
  }

  /** Charges a stored card while its buyer is away. Throws the error that Stripe has where their bank refuses. */
  confirmStored(id: string, form: Form): FakeCardIntent {
    const intent = this.#findOpen(id)
    const { method, customer } = intent
    if (!method)
      throw new ApiError(
        'You cannot confirm this PaymentIntent because it’s missing a payment method.',
      )
    if (getText(form, 'return_url') === undefined)
      throw new ApiError('You must provide a `return_url` when confirming this PaymentIntent.')
    if (getText(form, 'off_session') !== 'true')
      throw new ApiError('This stand-in charges stored cards only while the buyer is away.')
    const { decline } = this.#customers.checkMethod(method.id, customer)
    if (decline) {
      Object.assign(intent, { status: 'requires_payment_method', failure: decline })
      throw new ApiError(decline.message, { status: 402, type: 'card_error', code: decline.code })
    }
    this.#succeed(intent)
    return intent
  }

  /** Answers the question of the buyer's bank. */
  answerBank(id: string, isConfirmed: boolean): FakeCardIntent {
    const intent = this.#findOpen(id)
    if (isConfirmed) this.#succeed(intent)
    else {
      intent.status = 'requires_payment_method'
      intent.failure = {
        code: 'payment_intent_authentication_failure',
        message: 'The provided PaymentMethod has failed authentication.',
      }
    }
    return intent
  }

  #succeed(intent: FakeCardIntent): void {
    Object.assign(intent, { status: 'succeeded', received: intent.amount })
    if (intent.isSaved && intent.method && intent.customer !== undefined)
      intent.method.customer = intent.customer
  }

  #decline(
    intent: FakeCardIntent,
    declineCode: string,
    message = 'Your card was declined.',
  ): never {
    intent.status = 'requires_payment_method'
    const charge = `ch_${randomUUID()}`
    intent.failure = { code: 'card_declined', decline_code: declineCode, message, charge }
    throw new ApiError(message, {
      status: 402,
      type: 'card_error',
      code: 'card_declined',
    })
  }

  #findOpen(id: string): FakeCardIntent {
    const intent = this.find(id)
    if (OPEN.includes(intent.status)) return intent
    throw new ApiError(`This PaymentIntent has a status of ${intent.status}.`, {
      code: 'payment_intent_unexpected_state',
    })
  }
}

/** Writes a payment as the API does, with its charge and its card. */
export function toIntentJson(intent: FakeCardIntent): object {
  const { id, secret, amount, currency, metadata, status, received, refunded, failure } = intent
  return {
    id,
    object: 'payment_intent',
    client_secret: secret,
    amount,
    currency,
    metadata,
    status,
    amount_received: received,
    latest_charge: received > 0 ? { id: `ch_${id}`, amount_refunded: refunded } : null,
    customer: intent.customer ?? null,
    payment_method: intent.method ? toMethodJson(intent.method) : null,
    setup_future_usage: intent.isSaved ? 'off_session' : null,
    last_payment_error: failure ?? null,
    next_action: status === 'requires_action' ? { type: 'use_stripe_sdk' } : null,
  }
}
