import { isDeepStrictEqual } from 'node:util'
import {
  type Checkout,
  checkoutErrors,
  claimCart,
  enter,
  lockCart,
  putAside,
  readCheckout,
  requirementsOf,
} from '../checkout/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { sqlStateOf, transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import type { SiteUser } from '../../platform/http/site-user-cookies.ts'
import { paymentErrors, paymentsOf, putGiftCardEntry } from '../payments/index.ts'
import { setBuyer } from './buyer-store.ts'
import { draftOf, snapshotOf } from './draft.ts'
import { changeOrder, type OrderHead, orderOfCart, putDraft, useDiscount } from './store.ts'

/** What the buyer saw when they pressed Pay. */
export interface Attempt {
  readonly cartId: string
  readonly version: number
  readonly expectedTotalMinor: bigint
  /** Who is signed in. */
  readonly siteUser?: Pick<SiteUser, 'id' | 'memberAreaIds'> | undefined
}

export type Prepared =
  | { readonly kind: 'draft'; readonly orderId: string; readonly payment: DuePayment | undefined }
  | { readonly kind: 'placed'; readonly orderId: string }
  /** An earlier try, for another cart or address, that nobody works on any more. */
  | { readonly kind: 'superseded'; readonly orderId: string }

/** What a provider is to be asked for. */
export interface DuePayment {
  readonly id: string
  readonly provider: string
  readonly amountMinor: bigint
  readonly currency: string
}

type ShopSite = Pick<Site, 'id' | 'secret' | 'store' | 'language'>

/**
 * Makes the order before any money moves: prices the cart under its lock, compares with what the buyer
 * saw, asks for all that is needed, takes gift card and discount, and puts the stock aside. Pressed
 * again, it resolves to the same order.
 *
 * Throws `checkout.cartChanged`, `checkout.requirements`, `checkout.completionInProgress`,
 * `checkout.discountUnavailable`, `payments.giftCardChanged`; then nothing is changed.
 */
export async function prepare(db: Db, site: ShopSite, attempt: Attempt): Promise<Prepared> {
  return transact(db, (tx) => prepareIn(tx, site, attempt))
}

/** The same within a transaction. Locks: cart, order, gift card, discount, stock. */
export async function prepareIn(tx: Db, site: ShopSite, attempt: Attempt): Promise<Prepared> {
  const cart = await lockCart(tx, site.id, attempt.cartId)
  if (!cart) throw checkoutErrors.empty()
  const existing = await orderOfCart(tx, site.id, cart.id)
  if (existing?.status === 'placed') return { kind: 'placed', orderId: existing.id }

  const checkout = await readCheckout(tx, site, cart.id)
  if (checkout.lines.length === 0) throw checkoutErrors.empty()
  const faults = requirementsOf(checkout, site, attempt.siteUser)
  if (hasChanged(checkout, attempt)) throw checkoutErrors.cartChanged({ errors: faults })
  if (existing && !isSame(existing, checkout)) {
    if (cart.isCompleting) throw checkoutErrors.completionInProgress()
    return { kind: 'superseded', orderId: existing.id }
  }
  if (Object.keys(faults).length > 0) throw checkoutErrors.requirements({ errors: faults })
  const orderId = existing?.id ?? (await makeDraft(tx, site, checkout))
  if (existing) await changeOrder(tx, site.id, orderId, snapshotOf(checkout))
  const siteUserId = attempt.siteUser?.id
  if (existing || siteUserId !== undefined) await setBuyer(tx, site.id, { orderId, siteUserId })
  const payment = await dueOf(tx, site.id, orderId)
  await enter(tx, site.id, cart.id)
  await claimCart(tx, site.id, cart.id, true)
  // Last: everybody who buys one of these things waits until the commit.
  const shortage = await putAside(tx, site, checkout, { promises: true })
  if (Object.keys(shortage).length > 0) throw checkoutErrors.requirements({ errors: shortage })
  return { kind: 'draft', orderId, payment }
}

function hasChanged({ quote, cartVersion }: Checkout, attempt: Attempt): boolean {
  return attempt.version !== cartVersion || attempt.expectedTotalMinor !== quote.grandTotalMinor
}

function isSame(draft: OrderHead, checkout: Checkout): boolean {
  const { email, shippingAddress, shippingName } = draft
  return (
    draft.cartVersion === checkout.cartVersion &&
    draft.grandTotalMinor === checkout.quote.grandTotalMinor &&
    isDeepStrictEqual({ email, shippingAddress, shippingName }, snapshotOf(checkout))
  )
}

async function makeDraft(tx: Db, site: ShopSite, checkout: Checkout): Promise<string> {
  const draft = draftOf(checkout, site)
  const { id: orderId } = draft.order
  await putDraft(tx, site.id, draft)
  const { giftCard, discount, email, discountPerCustomer: perCustomer } = checkout.details
  if (giftCard && checkout.giftCardMinor > 0n)
    await orRefuse(paymentErrors.giftCardChanged, () =>
      putGiftCardEntry(tx, site.id, {
        giftCardId: giftCard.id,
        kind: 'redeem',
        amountMinor: -checkout.giftCardMinor,
        cause: `order:${orderId}`,
      }),
    )
  if (discount) {
    const customerKey = customerKeyOf(email ?? '')
    const use = { discountId: discount.id, orderId, customerKey, perCustomer }
    const isUsed = await orRefuse(checkoutErrors.discountUnavailable, () =>
      useDiscount(tx, site.id, use),
    )
    if (!isUsed) throw checkoutErrors.discountUnavailable()
  }
  return orderId
}

/** A ledger's CHECK says no: somebody else was quicker. */
async function orRefuse<T>(
  refusal: (options: { cause: unknown }) => Error,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw sqlStateOf(error) === '23514' ? refusal({ cause: error }) : error
  }
}

/** One buyer, however they write their address: without case, and without what follows a plus sign. */
export function customerKeyOf(email: string): string {
  return email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@')
}

async function dueOf(tx: Db, siteId: string, orderId: string): Promise<DuePayment | undefined> {
  const payments = await paymentsOf(tx, siteId, orderId)
  return payments.find(({ provider, voidedAt }) => provider !== 'gift_card' && voidedAt === null)
}
