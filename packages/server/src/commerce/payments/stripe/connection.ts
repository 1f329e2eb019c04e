import { Stripe } from 'stripe'
import type { Db } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/db/id.ts'
import { paymentErrors } from '../errors.ts'
import { findStripeAccount, type StripeAccount } from './account-store.ts'
import { deleteStripeCustomer, findStripeCustomer, insertStripeCustomer } from './customer-store.ts'
import { ask, createStripeClient } from './stripe-api.ts'

/** The account of a site, and a client with its key. */
export interface Connection {
  readonly account: StripeAccount
  readonly stripe: Stripe
}

/** Connects to the account of a site. Throws `payments.stripeNotConnected`. */
export async function openConnection(db: Db, siteId: string): Promise<Connection> {
  const account = await findStripeAccount(db, siteId)
  if (!account) throw paymentErrors.stripeNotConnected()
  return { account, stripe: createStripeClient(account.secretKey) }
}

/** Waits for an answer of the API; undefined for what another account has, which the site was connected to before. */
export async function askForKnown<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await ask(call)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing')
      return undefined
    throw error
  }
}

/** Does something with the customer that a buyer is at Stripe, who is created when they are first needed. */
export async function withCustomer<T>(
  db: Db,
  { account, stripe }: Connection,
  email: string,
  work: (customerId: string) => Promise<T>,
): Promise<T> {
  const buyer = { account, email }
  const known = await findStripeCustomer(db, buyer)
  if (known !== undefined) {
    try {
      return await work(known)
    } catch (error) {
      const isGone =
        error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'customer'
      if (!isGone) throw error
      // It was deleted at Stripe.
      await deleteStripeCustomer(db, buyer)
    }
  }
  const params = { email, metadata: { site: account.siteId } }
  const { id } = await ask(stripe.customers.create(params, { idempotencyKey: `vt-cus-${newId()}` }))
  await insertStripeCustomer(db, buyer, id)
  return work((await findStripeCustomer(db, buyer)) ?? id)
}
