import type { Currency } from '@vitrine/model'
import { takesCurrency } from './paypal/money.ts'
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

/** PayPal, for a store that has connected its app and sells in a currency that PayPal takes. */
export interface PayPalPayment {
  readonly id: 'paypal'
  readonly kind: 'paypal'
  /** Whether its app is one of the sandbox, so that no money moves. */
  readonly isTest: boolean
}

/** A way to pay that a checkout offers: Stripe, PayPal, a method of the store, or the built-in test provider. */
export type OfferedPayment =
  | StripePayment
  | PayPalPayment
  | ManualPaymentMethod
  | { readonly id: 'test'; readonly kind: 'test' }

const TEST: OfferedPayment = { id: 'test', kind: 'test' }

/** Returns whether an order that is paid this way is a test order. */
export function isTestPayment(payment: OfferedPayment | undefined): boolean {
  if (payment?.kind === 'stripe' || payment?.kind === 'paypal') return payment.isTest
  return payment?.kind === 'test'
}

/** The ways to pay that a store has set up. */
export interface StorePayments {
  readonly manual: readonly ManualPaymentMethod[]
  readonly stripe: StripePayment | null
  readonly paypal: PayPalPayment | null
}

/** Returns the ways to pay for a cart, in the order in which they are offered. */
export function getOfferedPayments(
  { manual: methods, stripe, paypal }: StorePayments,
  cart: {
    readonly currency: Currency
    readonly takesTestPayments: boolean
    readonly isPickedUp: boolean
    readonly isDonation: boolean
    readonly isSubscription: boolean
  },
): readonly OfferedPayment[] {
  const { currency, takesTestPayments, isPickedUp, isDonation, isSubscription } = cart
  // The page of PayPal stores no account that later orders could be charged to.
  const takesPayPal = !isSubscription && takesCurrency(currency)
  const hosted = [stripe, takesPayPal ? paypal : null].flatMap((way) =>
    way && (takesTestPayments || !way.isTest) ? [way] : [],
  )
  // The receipt of a donation says that the money has arrived, which is unknown of a transfer.
  const manual = isDonation ? [] : methods.filter(({ kind }) => kind !== 'on_pickup' || isPickedUp)
  return [...hosted, ...manual, ...(takesTestPayments ? [TEST] : [])]
}
