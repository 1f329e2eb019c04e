import { Stripe } from 'stripe'
import type { Db } from '../../../platform/db/db.ts'
import { parseId } from '../../../platform/db/id.ts'
import { emitEvent } from '../../../platform/jobs/index.ts'
import { paymentErrors } from '../errors.ts'
import type { PaymentPage, SavedMethod } from '../provider.ts'
import { askForKnown, openConnection } from './connection.ts'
import { toEnteredMethod } from './saved-method.ts'
import { toLocale } from './session-params.ts'
import { ask } from './stripe-api.ts'

/** The event of a payment method that was entered on a page: `subject`, and the reference of the page as `ref`. */
export const METHOD_ENTERED = 'payment.methodEntered'

/** The request for a page on which a payment method is entered. */
interface MethodChange {
  /** The id of what is paid with it later, such as a subscription. */
  readonly subject: string
  /** The customer at Stripe whose payment method it becomes. */
  readonly customer: string
  readonly currency: string
  /** Whom the page is shown to; the reference of the page is added to the URL of return, which has no query. */
  readonly page: Pick<PaymentPage, 'language' | 'returnUrl' | 'cancelUrl'>
}

/**
 * Opens a page of Stripe on which a buyer enters a payment method for later, without paying. Resolves to its URL. Throws
 * `payments.notStarted`.
 *
 * @see https://docs.stripe.com/payments/checkout/save-and-reuse
 */
export async function openMethodPage(
  db: Db,
  siteId: string,
  { subject, customer, currency, page }: MethodChange,
): Promise<string> {
  const { stripe } = await openConnection(db, siteId)
  const call = stripe.checkout.sessions.create({
    mode: 'setup',
    customer,
    currency: currency.toLowerCase(),
    locale: toLocale(page.language),
    metadata: { site: siteId, subject },
    success_url: `${page.returnUrl}?entered={CHECKOUT_SESSION_ID}`,
    cancel_url: page.cancelUrl,
  })
  const { url } = await ask(call).catch((cause: unknown) => {
    throw cause instanceof Stripe.errors.StripeError ? paymentErrors.notStarted({ cause }) : cause
  })
  if (url === null) throw paymentErrors.notStarted()
  return url
}

/** A payment method that was entered on a page of Stripe. */
export interface EnteredMethod extends SavedMethod {
  /** The time at which the page was opened, in seconds since 1970. */
  readonly openedAt: number
}

/** Finds the payment method that was entered on a page; undefined if none was, or if it is for something else. */
export async function findEnteredMethod(
  db: Db,
  siteId: string,
  { ref, subject }: { readonly ref: string; readonly subject: string },
): Promise<EnteredMethod | undefined> {
  const { stripe } = await openConnection(db, siteId)
  const expand = ['setup_intent.payment_method', 'setup_intent.latest_attempt']
  const session = await askForKnown(stripe.checkout.sessions.retrieve(ref, { expand }))
  if (session?.metadata?.['site'] !== siteId || session.metadata['subject'] !== subject)
    return undefined
  const { setup_intent: intent, created: openedAt } = session
  const method = typeof intent === 'object' && intent !== null ? toEnteredMethod(intent) : undefined
  return method && { ...method, openedAt }
}

/**
 * Emits `payment.methodEntered` if an event of Stripe says that a buyer has completed a page of this site on which a payment
 * method is entered: they may never come back from it. The event has been verified. It may arrive twice, late, and in any order.
 */
export async function emitMethodEntered(
  db: Db,
  siteId: string,
  event: Stripe.Event,
): Promise<void> {
  if (event.type !== 'checkout.session.completed' || event.data.object.mode !== 'setup') return
  const { id: ref, metadata } = event.data.object
  const subject = parseId(metadata?.['subject'] ?? '')
  if (metadata?.['site'] !== siteId || subject === undefined) return
  await emitEvent(db, siteId, {
    topic: METHOD_ENTERED,
    dedupe: `${METHOD_ENTERED}:${ref}`,
    payload: { subject, ref },
  })
}
