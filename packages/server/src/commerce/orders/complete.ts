import type { Currency } from '@vitrine/model'
import { checkoutErrors, claimCart } from '../checkout/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import {
  toPaymentEvent,
  type PaymentIntent,
  type PaymentPage,
  type PaymentProvider,
  type PaymentRequest,
  saveProviderRef,
  paymentErrors,
  listPayments,
  getFailureMessage,
  getProvider,
} from '../payments/index.ts'
import { abortOrder } from './abort.ts'
import { finalizeOrder } from './finalize.ts'
import { type PaymentAttempt, type DuePayment, prepareOrder } from './prepare.ts'

export type Completion =
  | { readonly kind: 'placed'; readonly orderId: string }
  /** The provider is processing the payment. */
  | { readonly kind: 'pending'; readonly orderId: string }
  /**
   * The buyer must pay or confirm at `url`: a path here, or a page of the provider; null for a form of the provider on
   * the page of the payment.
   */
  | { readonly kind: 'challenge'; readonly orderId: string; readonly url: string | null }

type ShopSite = Pick<Site, 'id' | 'secret' | 'store' | 'language'>

/** The choices of a buyer on the checkout page, besides the cart. */
interface Choices {
  /** The outcome chosen on the test provider's form. */
  readonly outcome?: string | undefined
  /** Returns what the page of a provider shows; undefined where nothing can be asked or charged. */
  readonly createPage?: ((orderId: string) => PaymentPage) | undefined
  /** The stored payment method to charge; undefined while the buyer pays. */
  readonly savedMethod?: PaymentRequest['savedMethod']
}

/** The maximum number of abandoned attempts that are settled before the buyer gets an error. */
const MAX_ATTEMPTS = 3
const SUPERSEDED = 'Another attempt took its place.'

/**
 * Pays for a cart and places its order: prepares it, calls the provider outside any transaction, and
 * finalizes it. Throws the errors of `prepareOrder`, and `checkout.paymentFailed`; then the cart is open again.
 */
export async function completeCheckout(
  db: Db,
  site: ShopSite,
  attempt: PaymentAttempt & Choices,
): Promise<Completion> {
  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
    const prepared = await prepareOrder(db, site, attempt)
    const { orderId } = prepared
    if (prepared.kind === 'placed') return { kind: 'placed', orderId }
    if (prepared.kind === 'superseded') {
      await settleDraft(db, site.id, orderId, SUPERSEDED)
      continue
    }
    if (!prepared.payment) {
      await finalizeOrder(db, site.id, orderId)
      return { kind: 'placed', orderId }
    }
    const { outcome, savedMethod, createPage } = attempt
    const { payment, savesMethod } = prepared
    const page = createPage?.(orderId)
    const choices = { outcome, savedMethod, savesMethod, page }
    const intent = await requestPayment(db, site.id, payment, choices).catch(
      async (error: unknown) => {
        // The buyer has not seen the provider's page, and may choose another way to pay.
        if (getProvider(db, payment.provider)?.needsBuyer)
          await claimCart(db, site.id, attempt.cartId, false)
        throw error
      },
    )
    if (intent.status === 'canceled') {
      await settleDraft(db, site.id, orderId, SUPERSEDED)
      continue
    }
    return resolveIntent(db, site.id, { orderId, cartId: attempt.cartId, intent })
  }
  throw checkoutErrors.completionInProgress()
}

/** Requests the payment from the provider, outside any transaction. A repeated request has no effect. */
export async function requestPayment(
  db: Db,
  siteId: string,
  due: DuePayment,
  choices: Pick<PaymentRequest, 'outcome' | 'page' | 'savedMethod' | 'savesMethod'> = {},
): Promise<PaymentIntent> {
  const provider = getProvider(db, due.provider)
  if (!provider) throw paymentErrors.noProvider()
  const requested = await provider.createOrUpdateIntent(siteId, {
    paymentId: due.id,
    ref: due.providerRef,
    amountMinor: due.amountMinor,
    currency: due.currency as Currency, // a payment's currency is its shop's
    ...choices,
  })
  await saveProviderRef(db, siteId, due.id, requested.ref)
  // Its reference is saved before any money moves, so that no process charges it again.
  return requested.status === 'chargeable' && choices.savedMethod
    ? provider.capture(siteId, requested.ref, choices.page?.returnUrl)
    : captureApproved(provider, siteId, due, requested)
}

/** Captures a payment that its buyer has approved; one of another amount than is due is never captured. */
async function captureApproved(
  provider: PaymentProvider,
  siteId: string,
  due: Pick<DuePayment, 'amountMinor' | 'currency'>,
  intent: PaymentIntent,
): Promise<PaymentIntent> {
  const isDue = intent.amountMinor === due.amountMinor && intent.currency === due.currency
  return isDue && intent.status === 'approved' ? provider.capture(siteId, intent.ref) : intent
}

async function resolveIntent(
  db: Db,
  siteId: string,
  { orderId, cartId, intent }: { orderId: string; cartId: string; intent: PaymentIntent },
): Promise<Completion> {
  if (intent.capturedMinor > 0n || intent.authorizedMinor > 0n) {
    const { kind } = await finalizeOrder(db, siteId, orderId, toPaymentEvent(intent))
    if (kind === 'placed') return { kind, orderId }
    await claimCart(db, siteId, cartId, false)
    return { kind: 'pending', orderId }
  }
  const canConfirm = intent.confirmUrl !== null || intent.cardForm !== undefined
  if (intent.status === 'requires_confirmation' && canConfirm) {
    await claimCart(db, siteId, cartId, false)
    return { kind: 'challenge', orderId, url: intent.confirmUrl }
  }
  if (intent.status === 'processing') {
    await claimCart(db, siteId, cartId, false)
    return { kind: 'pending', orderId }
  }
  const settled = await settleDraft(db, siteId, orderId, intent.failure ?? SUPERSEDED)
  if (settled === 'placed') return { kind: 'placed', orderId }
  throw checkoutErrors.paymentFailed(
    intent.failure === null
      ? {}
      : { errors: { paymentOutcome: getFailureMessage(intent.failure) } },
  )
}

/**
 * Settles a draft if the provider allows it. With a `reason` to abort, the payment is canceled first; if the
 * provider reports that the money has moved, the order is placed instead.
 */
export async function settleDraft(
  db: Db,
  siteId: string,
  orderId: string,
  reason?: string,
): Promise<'placed' | 'aborted' | 'waiting'> {
  const intent = await fetchDraftIntent(db, siteId, orderId, reason !== undefined)
  const isPaid = intent && (intent.capturedMinor > 0n || intent.authorizedMinor > 0n)
  if (!intent || isPaid) {
    const { kind } = await finalizeOrder(db, siteId, orderId, intent && toPaymentEvent(intent))
    if (kind === 'placed') return kind
    // A payment that does not match is not counted: the order is aborted and flagged for the owner.
    if (kind !== 'mismatch' && intent) return 'waiting'
  }
  // A declined payment is over: the buyer may pay in another way at once.
  const cause =
    reason ?? (intent?.status === 'declined' ? (intent.failure ?? SUPERSEDED) : undefined)
  if (cause === undefined || intent?.status === 'processing') return 'waiting'
  return (await abortOrder(db, siteId, orderId, cause)) ? 'aborted' : 'waiting'
}

/** Fetches the provider's intent of a draft; undefined if no provider is involved. */
export async function fetchDraftIntent(
  db: Db,
  siteId: string,
  orderId: string,
  isCanceling = false,
): Promise<PaymentIntent | undefined> {
  const payments = await listPayments(db, siteId, orderId)
  const due = payments.find(({ provider, voidedAt }) => !voidedAt && provider !== 'gift_card')
  const provider = due && getProvider(db, due.provider)
  if (!due || !provider) return undefined
  // Without a reference, the process that requested it ended in between: before it led a buyer to the provider's page,
  // or else a repeated request tells the result.
  if (due.providerRef === null && provider.needsBuyer) return undefined
  const intent =
    due.providerRef === null
      ? await requestPayment(db, siteId, due)
      : await provider.retrieve(siteId, due.providerRef)
  if (!intent) return undefined
  return isCanceling
    ? provider.cancel(siteId, intent.ref)
    : captureApproved(provider, siteId, due, intent)
}
