import type { Currency } from '@vitrine/model'
import { checkoutErrors, claimCart } from '../checkout/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import {
  factOf,
  type Intent,
  nameAtProvider,
  paymentErrors,
  paymentsOf,
  providerNamed,
} from '../payments/index.ts'
import { abort } from './abort.ts'
import { finalize } from './finalize.ts'
import { type Attempt, type DuePayment, prepare } from './prepare.ts'

export type Completion =
  | { readonly kind: 'placed'; readonly orderId: string }
  /** The money is on its way. */
  | { readonly kind: 'pending'; readonly orderId: string }
  /** The buyer must confirm it there. */
  | { readonly kind: 'challenge'; readonly orderId: string; readonly url: `/${string}` }

type ShopSite = Pick<Site, 'id' | 'secret' | 'store' | 'language'>

/** How often a try that was left behind is cleared away before giving up. */
const MOST_TRIES = 3
const GIVEN_UP = 'Another attempt took its place.'

/**
 * Pays for a cart and places its order: prepares it, asks the provider outside any transaction, and
 * finalizes. Throws what `prepare` throws, and `checkout.paymentFailed`, when the cart can be used again.
 */
export async function complete(
  db: Db,
  site: ShopSite,
  attempt: Attempt & { readonly outcome?: string | undefined },
): Promise<Completion> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const prepared = await prepare(db, site, attempt)
    const { orderId } = prepared
    if (prepared.kind === 'placed') return { kind: 'placed', orderId }
    if (prepared.kind === 'superseded') {
      await settle(db, site.id, orderId, GIVEN_UP)
      continue
    }
    if (!prepared.payment) {
      await finalize(db, site.id, orderId)
      return { kind: 'placed', orderId }
    }
    const intent = await pay(db, site.id, prepared.payment, attempt.outcome)
    return conclude(db, site.id, { orderId, cartId: attempt.cartId, intent })
  }
  throw checkoutErrors.completionInProgress()
}

/** Asks the provider for the money. No transaction is open, and asking twice asks once. */
export async function pay(
  db: Db,
  siteId: string,
  due: DuePayment,
  outcome?: string,
): Promise<Intent> {
  const provider = providerNamed(db, due.provider)
  if (!provider) throw paymentErrors.noProvider()
  const intent = await provider.createOrUpdateIntent(siteId, {
    paymentId: due.id,
    amountMinor: due.amountMinor,
    currency: due.currency as Currency, // a payment's currency is its shop's
    outcome,
  })
  await nameAtProvider(db, siteId, due.id, intent.ref)
  return intent
}

async function conclude(
  db: Db,
  siteId: string,
  { orderId, cartId, intent }: { orderId: string; cartId: string; intent: Intent },
): Promise<Completion> {
  if (intent.capturedMinor > 0n || intent.authorizedMinor > 0n) {
    const { kind } = await finalize(db, siteId, orderId, factOf(intent))
    if (kind === 'placed') return { kind, orderId }
    await claimCart(db, siteId, cartId, false)
    return { kind: 'pending', orderId }
  }
  if (intent.status === 'requires_confirmation' && intent.confirmUrl) {
    await claimCart(db, siteId, cartId, false)
    return { kind: 'challenge', orderId, url: intent.confirmUrl }
  }
  if (intent.status === 'processing') {
    await claimCart(db, siteId, cartId, false)
    return { kind: 'pending', orderId }
  }
  const settled = await settle(db, siteId, orderId, intent.failure ?? GIVEN_UP)
  if (settled === 'placed') return { kind: 'placed', orderId }
  throw checkoutErrors.paymentFailed(
    intent.failure === null ? {} : { errors: { paymentOutcome: intent.failure } },
  )
}

/**
 * Brings a draft to its end, if the provider lets it: with a `reason` to give it up, the payment is
 * canceled first, and when the provider says that the money has moved, the order is placed instead.
 */
export async function settle(
  db: Db,
  siteId: string,
  orderId: string,
  reason?: string,
): Promise<'placed' | 'aborted' | 'waiting'> {
  const intent = await intentOfDraft(db, siteId, orderId, reason !== undefined)
  const isPaid = intent && (intent.capturedMinor > 0n || intent.authorizedMinor > 0n)
  if (!intent || isPaid) {
    const { kind } = await finalize(db, siteId, orderId, intent && factOf(intent))
    if (kind === 'placed') return kind
    // Money that does not fit is nobody's payment: the order is given up, before the owner's eyes.
    if (kind !== 'mismatch' && intent) return 'waiting'
  }
  if (reason === undefined || intent?.status === 'processing') return 'waiting'
  return (await abort(db, siteId, orderId, reason)) ? 'aborted' : 'waiting'
}

/** What the provider knows of it; undefined when no provider is asked for anything. */
async function intentOfDraft(
  db: Db,
  siteId: string,
  orderId: string,
  giveUp: boolean,
): Promise<Intent | undefined> {
  const payments = await paymentsOf(db, siteId, orderId)
  const due = payments.find(({ provider, voidedAt }) => !voidedAt && provider !== 'gift_card')
  const provider = due && providerNamed(db, due.provider)
  if (!due || !provider) return undefined
  // Not named yet: whoever asked for it ended in between. Asking again tells what came of it.
  const intent =
    due.providerRef === null
      ? await pay(db, siteId, due)
      : await provider.retrieve(siteId, due.providerRef)
  if (!giveUp || !intent) return intent
  return provider.cancel(siteId, intent.ref)
}
