import { randomUUID } from 'node:crypto'
import { ApiError } from './api-error.ts'
import { type Form, getText, getTexts } from './form.ts'
import { FakeCustomers } from './customers.ts'
import { FakeSetups } from './setups.ts'
import { type FakeCardIntent, FakeIntents, TEST_CARDS, toIntentJson } from './intents.ts'

export interface FakeSession {
  readonly id: string
  readonly url: string
  readonly amount: number
  readonly currency: string
  readonly description: string
  readonly email: string
  readonly metadata: Record<string, string>
  readonly successUrl: string
  readonly cancelUrl: string
  /** Whether its card is stored to be charged later. */
  readonly isSaved: boolean
  status: 'open' | 'complete' | 'expired'
  intent: FakeCardIntent | undefined
}

/** The smallest amounts that Stripe charges, in minor units. */
const MINIMUMS: Readonly<Record<string, number>> = { gbp: 30, usd: 50, eur: 50, jpy: 50 }

const KNOWN = [
  'mode',
  'client_reference_id',
  'customer_creation',
  'customer_email',
  'line_items',
  'locale',
  'metadata',
  'payment_intent_data',
  'success_url',
  'cancel_url',
]

interface FakeWebhook {
  readonly url: string
  readonly secret: string
  readonly events: readonly string[]
}

/** One account of the stand-in: its sessions, refunds and webhooks. */
export class FakeAccount {
  readonly sessions = new Map<string, FakeSession>()
  readonly customers = new FakeCustomers()
  readonly intents = new FakeIntents(this.customers)
  readonly setups: FakeSetups
  readonly refunds: { readonly id: string; readonly amount: number }[] = []
  readonly webhooks = new Map<string, FakeWebhook>()
  readonly #pageUrl: () => string

  constructor(pageUrl: () => string) {
    this.#pageUrl = pageUrl
    this.setups = new FakeSetups(this.customers, pageUrl)
  }

  createSession(form: Form): FakeSession {
    const unknown = Object.keys(form).find((name) => !KNOWN.includes(name) && name !== 'expand')
    if (unknown) throw new ApiError(`Received unknown parameter: ${unknown}`, { param: unknown })
    const text = (...path: string[]) => {
      const found = getText(form, ...path)
      if (found === undefined || found === '')
        throw new ApiError(`Missing required param: ${path.join('.')}.`, { param: path.join('.') })
      return found
    }
    const price = ['line_items', '0', 'price_data']
    const [amount, currency] = [Number(text(...price, 'unit_amount')), text(...price, 'currency')]
    if (!Number.isSafeInteger(amount) || amount < (MINIMUMS[currency] ?? 50))
      throw new ApiError('The Checkout Session’s total amount must convert to at least 50 cents.')
    for (const name of ['success_url', 'cancel_url'])
      if (!URL.canParse(text(name))) throw new ApiError('Not a valid URL', { param: name })
    const isSaved = getText(form, 'payment_intent_data', 'setup_future_usage') === 'off_session'
    if (isSaved && getText(form, 'customer_creation') !== 'always')
      throw new ApiError('This stand-in stores no card without its customer.')
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`
    const session: FakeSession = {
      id,
      url: `${this.#pageUrl()}/c/pay/${id}`,
      amount,
      currency,
      description: text(...price, 'product_data', 'name'),
      email: text('customer_email'),
      metadata: getTexts(form, 'metadata'),
      successUrl: text('success_url'),
      cancelUrl: text('cancel_url'),
      isSaved,
      status: 'open',
      intent: undefined,
    }
    this.sessions.set(id, session)
    return session
  }

  findSession(id: string): FakeSession {
    const session = this.sessions.get(id)
    if (session) return session
    throw new ApiError(`No such checkout.session: ${id}`, { status: 404, code: 'resource_missing' })
  }

  expireSession(id: string): FakeSession {
    const session = this.findSession(id)
    if (session.status !== 'open')
      throw new ApiError('Only Checkout Sessions with a status in ["open"] can be expired.')
    session.status = 'expired'
    return session
  }

  /** Lets the buyer finish the page: with money, with money that takes days, or with none. */
  completeSession(
    id: string,
    outcome: 'succeeded' | 'processing',
    number: string = TEST_CARDS.success,
  ): FakeSession {
    const session = this.findSession(id)
    if (session.status !== 'open') throw new ApiError('This page has expired.')
    const { amount, currency, metadata, email, isSaved } = session
    const customer = isSaved ? this.customers.create({ email }).id : undefined
    const method = this.customers.addMethod(number, customer)
    const intent = this.intents.add({ amount, currency, metadata, customer, isSaved, method })
    const received = outcome === 'succeeded' ? amount : 0
    Object.assign(intent, { status: outcome, received })
    Object.assign(session, { status: 'complete', intent })
    return session
  }

  refund(form: Form): { readonly id: string; readonly amount: number } {
    const id = getText(form, 'payment_intent') ?? ''
    const amount = Number(getText(form, 'amount'))
    const paid = this.intents.find(id)
    if (amount > paid.received - paid.refunded)
      throw new ApiError('Refund amount is greater than unrefunded amount on charge')
    paid.refunded += amount
    const refund = { id: `re_${randomUUID()}`, amount }
    this.refunds.push(refund)
    return refund
  }

  createWebhook(form: Form): {
    readonly id: string
    readonly secret: string
    readonly url: string
  } {
    const url = getText(form, 'url') ?? ''
    if (!url.startsWith('https://'))
      throw new ApiError('Invalid URL: URL must be publicly accessible', { param: 'url' })
    const events = Object.values(getTexts(form, 'enabled_events'))
    const webhook = { url, secret: `whsec_${randomUUID()}`, events }
    const id = `we_${randomUUID()}`
    this.webhooks.set(id, webhook)
    return { id, ...webhook }
  }

  changeWebhook(id: string, form: Form): { readonly id: string } {
    const webhook = this.webhooks.get(id)
    if (!webhook) throw new ApiError(`No such webhook endpoint: '${id}'`, { status: 404 })
    const events = Object.values(getTexts(form, 'enabled_events'))
    this.webhooks.set(id, { ...webhook, events })
    return { id }
  }
}

/** Writes a session as the API does, with its payment and charge expanded if they are asked for. */
export function toSessionJson(session: FakeSession, isExpanded: boolean): object {
  const { id, url, amount, currency, status, intent, metadata } = session
  const isPaid = intent?.status === 'succeeded'
  return {
    id,
    object: 'checkout.session',
    url: status === 'open' ? url : null,
    status,
    payment_status: isPaid ? 'paid' : 'unpaid',
    amount_total: amount,
    currency,
    metadata,
    payment_intent: isExpanded ? (intent ? toIntentJson(intent) : null) : (intent?.id ?? null),
  }
}
