import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { stripeCustomer } from '../tables.ts'
import type { StripeAccount } from './account-store.ts'

/** A buyer in an account of Stripe. */
interface Buyer {
  readonly account: Pick<StripeAccount, 'siteId' | 'accountId' | 'isLive'>
  readonly email: string
}

const isBuyer = ({ account, email }: Buyer) =>
  and(
    eq(stripeCustomer.siteId, account.siteId),
    eq(stripeCustomer.accountId, account.accountId),
    eq(stripeCustomer.isLive, account.isLive),
    eq(stripeCustomer.email, email.toLowerCase()),
  )

/** Finds the customer that a buyer is at Stripe. */
export async function findStripeCustomer(db: Db, buyer: Buyer): Promise<string | undefined> {
  const [row] = await db
    .select({ customerId: stripeCustomer.customerId })
    .from(stripeCustomer)
    .where(isBuyer(buyer))
  return row?.customerId
}

/** Saves the customer that a buyer is at Stripe; has no effect if one is known. */
export async function insertStripeCustomer(
  db: Db,
  { account: { siteId, accountId, isLive }, email }: Buyer,
  customerId: string,
): Promise<void> {
  await db
    .insert(stripeCustomer)
    .values({ siteId, accountId, isLive, email: email.toLowerCase(), customerId })
    .onConflictDoNothing()
}

/** Deletes the customer of a buyer, which Stripe does not know any more. */
export async function deleteStripeCustomer(db: Db, buyer: Buyer): Promise<void> {
  await db.delete(stripeCustomer).where(isBuyer(buyer))
}

/** Deletes what is known of a person at Stripe, by their email address in lower case. */
export async function eraseStripeCustomers(tx: Db, siteId: string, email: string): Promise<void> {
  await tx
    .delete(stripeCustomer)
    .where(and(eq(stripeCustomer.siteId, siteId), eq(stripeCustomer.email, email)))
}
