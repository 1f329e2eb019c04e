import { randomUUID } from 'node:crypto'
import { ApiError } from './api-error.ts'
import { type FakeCustomers, type FakeMethod, toMethodJson } from './customers.ts'
import { type Form, getText, getTexts } from './form.ts'

/** A page of Stripe on which a buyer enters a card without paying. */
export interface FakeSetup {
  readonly id: string
  readonly url: string
  readonly customer: string
  readonly metadata: Record<string, string>
  readonly successUrl: string
  /** Seconds since 1970. */
  created: number
  method: FakeMethod | undefined
}

const KNOWN = ['mode', 'customer', 'currency', 'locale', 'metadata', 'success_url', 'cancel_url']

/** The pages of an account on which cards are entered. */
export class FakeSetups {
  readonly all = new Map<string, FakeSetup>()
  readonly #customers: FakeCustomers
  readonly #pageUrl: () => string

  constructor(customers: FakeCustomers, pageUrl: () => string) {
    this.#customers = customers
    this.#pageUrl = pageUrl
  }

  create(form: Form): FakeSetup {
    const unknown = Object.keys(form).find((name) => !KNOWN.includes(name))
    if (unknown) throw new ApiError(`Received unknown parameter: ${unknown}`, { param: unknown })
    const customer = this.#customers.check(getText(form, 'customer'))
    if (customer === undefined || getText(form, 'currency') === undefined)
      throw new ApiError('This stand-in opens the page for a customer and a currency.')
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`
    const setup: FakeSetup = {
      id,
      url: `${this.#pageUrl()}/c/setup/${id}`,
      customer,
      metadata: getTexts(form, 'metadata'),
      successUrl: (getText(form, 'success_url') ?? '').replace('{CHECKOUT_SESSION_ID}', id),
      created: Math.floor(Date.now() / 1_000),
      method: undefined,
    }
    this.all.set(id, setup)
    return setup
  }

  /** Lets the buyer enter a card. Resolves to where the page leads. */
  complete(id: string, number: string): URL {
    const setup = this.all.get(id)
    if (!setup) throw new ApiError(`No such checkout.session: ${id}`, { status: 404 })
    setup.method = this.#customers.addMethod(number, setup.customer)
    return new URL(setup.successUrl)
  }
}

/** Writes a page on which a card is entered as the API does. */
export function toSetupJson({ id, url, customer, metadata, created, method }: FakeSetup): object {
  return {
    id,
    object: 'checkout.session',
    mode: 'setup',
    status: method ? 'complete' : 'open',
    url: method ? null : url,
    customer,
    metadata,
    created,
    setup_intent: {
      id: `seti_${id}`,
      object: 'setup_intent',
      status: method ? 'succeeded' : 'requires_payment_method',
      customer,
      payment_method: method ? toMethodJson(method) : null,
    },
  }
}
