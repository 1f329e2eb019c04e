import { isDeepStrictEqual } from 'node:util'
import {
  type Checkout,
  checkoutErrors,
  claimCart,
  lockCart,
  holdCheckoutStock,
  loadCheckout,
  checkRequirements,
} from '../checkout/index.ts'
import { useDiscounts } from '../discounts/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { getSqlState, transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import type { SiteUser } from '../../platform/http/site-user-cookies.ts'
import {
  paymentErrors,
  listPayments,
  addGiftCardEntry,
  isManualPayment,
} from '../payments/index.ts'
import { setBuyer } from './buyer-store.ts'
import { createDraft, type OrderDraft, toSnapshot } from './draft.ts'
import { updateOrder, type OrderHead, findOrderByCart, insertOrderDraft } from './store.ts'

/** An attempt to pay, with what the buyer saw when they clicked Pay. */
export interface PaymentAttempt {
  readonly cartId: string
  readonly version: number
  readonly expectedTotalMinor: bigint
  /** The part of the total that gift cards paid in the summary; undefined if the caller saw none. */
  readonly expectedGiftCardMinor?: bigint | undefined
  /** Whether stock is held until the payment is made; true by default. */
  readonly holdsStock?: boolean
  /** The account that is signed in; undefined for a guest. */
  readonly siteUser?: Pick<SiteUser, 'id' | 'memberAreaIds'> | undefined
}

export type PrepareResult =
  | {
      readonly kind: 'draft'
      readonly orderId: string
      readonly payment: DuePayment | undefined
      /** Whether the payment method is stored, for the later orders of a subscription. */
      readonly savesMethod: boolean
    }
  | { readonly kind: 'placed'; readonly orderId: string }
  /** An earlier attempt with another cart or address; no process works on it any more. */
  | { readonly kind: 'superseded'; readonly orderId: string }

/** A payment to request from a provider. */
export interface DuePayment {
  readonly id: string
  readonly provider: string
  /** The reference that the provider gave it; null before it was asked. */
  readonly providerRef: string | null
  readonly amountMinor: bigint
  readonly currency: string
}

/** An attempt to pay with its cart as it is priced now. */
interface PricedAttempt {
  readonly checkout: Checkout
  readonly attempt: PaymentAttempt
}

type ShopSite = Pick<Site, 'id' | 'secret' | 'store' | 'language'>

/**
 * Creates the order before any money moves: prices the cart under its lock, compares it with what the buyer
 * saw, checks the requirements, redeems gift card and discount, and holds the stock. A second click resolves
 * to the same order.
 *
 * Throws `checkout.cartChanged`, `checkout.requirements`, `checkout.completionInProgress`,
 * `checkout.discountUnavailable`, `payments.giftCardChanged`; then nothing has changed.
 */
export async function prepareOrder(
  db: Db,
  site: ShopSite,
  attempt: PaymentAttempt,
): Promise<PrepareResult> {
  return transact(db, (tx) => prepareInTransaction(tx, site, attempt))
}

/** Does the same within a transaction. Locks: cart, order, gift card, discount, stock. */
export async function prepareInTransaction(
  tx: Db,
  site: ShopSite,
  attempt: PaymentAttempt,
): Promise<PrepareResult> {
  const cart = await lockCart(tx, site.id, attempt.cartId)
  if (!cart) throw checkoutErrors.empty()
  const existing = await findOrderByCart(tx, site.id, cart.id)
  if (existing?.status === 'placed') return { kind: 'placed', orderId: existing.id }

  const checkout = await loadCheckout(tx, site, cart.id)
  if (checkout.lines.length === 0) throw checkoutErrors.empty()
  const errors = checkRequirements(checkout, site, attempt.siteUser)
  if (hasChanged(checkout, attempt)) throw checkoutErrors.cartChanged({ errors })
  if (existing && !isSame(existing, checkout)) {
    if (cart.isCompleting) throw checkoutErrors.completionInProgress()
    return { kind: 'superseded', orderId: existing.id }
  }
  if (Object.keys(errors).length > 0) throw checkoutErrors.requirements({ errors })
  const { orderId, payment } = existing
    ? await updateDraft(tx, site, { orderId: existing.id, checkout, attempt })
    : await createOrder(tx, site, { checkout, attempt })
  await claimCart(tx, site.id, cart.id, true)
  // Last: everyone who buys one of these products waits until the commit.
  const shortage = await holdCheckoutStock(tx, site, checkout, {
    isForPayment: true,
    isHeld: attempt.holdsStock ?? true,
  })
  if (Object.keys(shortage).length > 0) throw checkoutErrors.requirements({ errors: shortage })
  return { kind: 'draft', orderId, payment, savesMethod: checkout.subscription !== undefined }
}

function hasChanged(
  { quote, cartVersion, giftCardMinor }: Checkout,
  { version, expectedTotalMinor, expectedGiftCardMinor = giftCardMinor }: PaymentAttempt,
): boolean {
  return (
    version !== cartVersion ||
    expectedTotalMinor !== quote.grandTotalMinor ||
    expectedGiftCardMinor !== giftCardMinor
  )
}

function isSame(draft: OrderHead, checkout: Checkout): boolean {
  const { email, shippingAddress, shippingName } = draft
  const { company, vatId, sellerVatId, reverseCharge } = draft
  const kind = checkout.paymentMethod?.kind ?? null
  return (
    draft.cartVersion === checkout.cartVersion &&
    draft.grandTotalMinor === checkout.quote.grandTotalMinor &&
    draft.giftCardMinor === checkout.giftCardMinor &&
    draft.testMode === checkout.testMode &&
    (draft.provider ?? kind) === kind &&
    isDeepStrictEqual(
      { email, shippingAddress, shippingName, company, vatId, sellerVatId, reverseCharge },
      toSnapshot(checkout),
    )
  )
}

async function updateDraft(
  tx: Db,
  site: ShopSite,
  { orderId, checkout, attempt }: PricedAttempt & { readonly orderId: string },
) {
  await updateOrder(tx, site.id, orderId, toSnapshot(checkout))
  await setBuyer(tx, site.id, { orderId, siteUserId: attempt.siteUser?.id })
  return { orderId, payment: await findDuePayment(tx, site.id, orderId) }
}

async function createOrder(tx: Db, site: ShopSite, { checkout, attempt }: PricedAttempt) {
  const draft = await insertDraft(tx, site, checkout)
  const { id: orderId } = draft.order
  const siteUserId = attempt.siteUser?.id
  if (siteUserId !== undefined) await setBuyer(tx, site.id, { orderId, siteUserId })
  return { orderId, payment: getDuePayment(draft) }
}

async function insertDraft(tx: Db, site: ShopSite, checkout: Checkout): Promise<OrderDraft> {
  const draft = createDraft(checkout, site)
  const { id: orderId } = draft.order
  await insertOrderDraft(tx, site.id, draft)
  const { email } = checkout.details
  await convertCheckViolation(paymentErrors.giftCardChanged, () =>
    redeemGiftCards(tx, site.id, checkout, orderId),
  )
  // One that takes nothing off is not used: it can be used another time.
  const discountIds = checkout.quote.applied.flatMap(({ discount, amountMinor }) =>
    amountMinor > 0n ? [discount.id] : [],
  )
  if (discountIds.length > 0) {
    const use = { discountIds, orderId, email: email ?? '' }
    const isUsed = await convertCheckViolation(checkoutErrors.discountUnavailable, () =>
      useDiscounts(tx, site.id, use),
    )
    if (!isUsed) throw checkoutErrors.discountUnavailable()
  }
  return draft
}

/** Takes from each gift card what it pays, in the order in which gift cards are locked. */
async function redeemGiftCards(
  tx: Db,
  siteId: string,
  { giftCards }: Checkout,
  orderId: string,
): Promise<void> {
  const used = giftCards.filter(({ amountMinor }) => amountMinor > 0n)
  for (const { id, amountMinor } of used.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    await addGiftCardEntry(tx, siteId, {
      giftCardId: id,
      kind: 'redeem',
      amountMinor: -amountMinor,
      cause: `order:${orderId}`,
    })
}

/** Converts a violation of a ledger's CHECK: another buyer was faster. */
async function convertCheckViolation<T>(
  createError: (options: { cause: unknown }) => Error,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw getSqlState(error) === '23514' ? createError({ cause: error }) : error
  }
}

function getDuePayment({ order, payments }: OrderDraft): DuePayment | undefined {
  const due = payments.find(
    (payment) => payment.provider !== 'gift_card' && !isManualPayment(payment),
  )
  return (
    due && {
      id: due.id,
      provider: due.provider,
      providerRef: due.provider_ref,
      amountMinor: BigInt(due.amount_minor),
      currency: order.currency,
    }
  )
}

async function findDuePayment(
  tx: Db,
  siteId: string,
  orderId: string,
): Promise<DuePayment | undefined> {
  const payments = await listPayments(tx, siteId, orderId)
  // No provider is asked for a manual payment: the order is placed, and staff record the money.
  return payments.find(
    (payment) =>
      payment.provider !== 'gift_card' && payment.voidedAt === null && !isManualPayment(payment),
  )
}
