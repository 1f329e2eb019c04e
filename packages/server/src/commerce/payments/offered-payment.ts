import type { ManualPaymentKind } from './manual-payment.ts'

/** A payment method that staff set up. */
export interface ManualPaymentMethod {
  readonly id: string
  readonly kind: ManualPaymentKind
  readonly name: string
  /** Shown to the buyer once the order is placed. */
  readonly instructions: string
}

/** Stripe, for a store that has connected its account. */
export interface StripePayment {
  readonly id: 'stripe'
  readonly kind: 'stripe'
  /** Whether its key is one for tests, so that no money moves. */
  readonly isTest: boolean
}

/** A way to pay that a checkout offers: Stripe, a method of the store, or the built-in test provider. */
export type OfferedPayment =
  | StripePayment
  | ManualPaymentMethod
  | { readonly id: 'test'; readonly kind: 'test' }

const TEST: OfferedPayment = { id: 'test', kind: 'test' }

/** Returns whether an order that is paid this way is a test order. */
export function isTestPayment(payment: OfferedPayment | undefined): boolean {
  return payment?.kind === 'test' || (payment?.kind === 'stripe' && payment.isTest)
}

/** The ways to pay that a store has set up. */
export interface StorePayments {
  readonly manual: readonly ManualPaymentMethod[]
  readonly stripe: StripePayment | null
}

/** Returns the ways to pay for a cart, in the order in which they are offered. */
export function getOfferedPayments(
  { manual: methods, stripe }: StorePayments,
  cart: {
    readonly takesTestPayments: boolean
    readonly isPickedUp: boolean
    readonly isDonation: boolean
    readonly isSubscription: boolean
  },
): readonly OfferedPayment[] {
  const { takesTestPayments, isPickedUp, isDonation, isSubscription } = cart
  // Its page stores no card that later orders could be charged to.
  const cards = stripe && !isSubscription && (takesTestPayments || !stripe.isTest) ? [stripe] : []
  // The receipt of a donation says that the money has arrived, which is unknown of a transfer.
  const manual = isDonation ? [] : methods.filter(({ kind }) => kind !== 'on_pickup' || isPickedUp)
  return [...cards, ...manual, ...(takesTestPayments ? [TEST] : [])]
}
