import { randomUUID } from 'node:crypto'
import { ApiError } from './api-error.ts'
import { type Form, getText } from './form.ts'

/** Why a bank refuses a card. */
interface Decline {
  readonly code: string
  readonly decline_code: string
  readonly message: string
}

/** The reasons for which banks refuse cards, with the messages that Stripe has. */
export const DECLINES = {
  declined: {
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
  insufficientFunds: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  authentication: {
    code: 'authentication_required',
    decline_code: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
  },
} as const satisfies Record<string, Decline>

/** A card with which a buyer has paid. */
export interface FakeMethod {
  readonly id: string
  readonly brand: string
  readonly lastFour: string
  /** The customer whose card it is; undefined for one that was used once. */
  customer: string | undefined
  /** Why it is not charged without its buyer; undefined for a good card. */
  decline: Decline | undefined
}

/** The customers of an account with their cards. */
export class FakeCustomers {
  readonly all = new Map<string, { readonly id: string; readonly email: string }>()
  readonly methods = new Map<string, FakeMethod>()

  create(form: Form): { readonly id: string; readonly email: string } {
    const email = getText(form, 'email') ?? ''
    const customer = { id: `cus_${randomUUID().replaceAll('-', '')}`, email }
    this.all.set(customer.id, customer)
    return customer
  }

  /** Checks that a customer exists; undefined for none. */
  check(id: string | undefined): string | undefined {
    if (id === undefined || this.all.has(id)) return id
    throw new ApiError(`No such customer: '${id}'`, { param: 'customer', code: 'resource_missing' })
  }

  /** Adds the card of a number, to a customer if it is stored for later. */
  addMethod(number: string, customer: string | undefined): FakeMethod {
    const method: FakeMethod = {
      id: `pm_${randomUUID().replaceAll('-', '')}`,
      brand: number.startsWith('5') ? 'mastercard' : 'visa',
      lastFour: number.slice(-4),
      customer,
      decline: LATER_DECLINES[number],
    }
    this.methods.set(method.id, method)
    return method
  }

  /** Returns the card that a payment charges. Throws the errors of Stripe for one that is not the customer's. */
  checkMethod(id: string, customer: string | undefined): FakeMethod {
    const method = this.methods.get(id)
    const refuse = (message: string, code?: string) =>
      new ApiError(message, { param: 'payment_method', ...(code !== undefined && { code }) })
    if (!method) throw refuse(`No such PaymentMethod: '${id}'`, 'resource_missing')
    if (method.customer === undefined)
      throw refuse(
        'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, or was detached from a Customer, and may not be used again.',
      )
    if (customer === undefined)
      throw refuse(
        'The payment method you provided is attached to a customer so for security purposes you must provide the customer in the request.',
      )
    if (method.customer !== customer)
      throw refuse('The payment method you provided is attached to another customer.')
    return method
  }
}

/** The cards of Stripe for tests that can be stored, and that are refused when they are charged later. */
const LATER_DECLINES: Readonly<Record<string, Decline>> = {
  '4000000000000341': DECLINES.declined,
  '4000002760003184': DECLINES.authentication,
}

/** Writes a card as the API does. */
export function toMethodJson({ id, brand, lastFour, customer }: FakeMethod): object {
  return {
    id,
    object: 'payment_method',
    type: 'card',
    card: { brand, last4: lastFour },
    customer: customer ?? null,
  }
}
