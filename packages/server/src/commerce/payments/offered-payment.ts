import type { ManualPaymentKind } from './manual-payment.ts'

/** A payment method that staff set up. */
export interface ManualPaymentMethod {
  readonly id: string
  readonly kind: ManualPaymentKind
  readonly name: string
  /** Shown to the buyer once the order is placed. */
  readonly instructions: string
}

/** A way to pay that a checkout offers: a method of the store, or the built-in test provider. */
export type OfferedPayment = ManualPaymentMethod | { readonly id: 'test'; readonly kind: 'test' }

const TEST: OfferedPayment = { id: 'test', kind: 'test' }

/** Returns the ways to pay for a cart, in the order in which they are offered. */
export function getOfferedPayments(
  methods: readonly ManualPaymentMethod[],
  cart: {
    readonly takesTestPayments: boolean
    readonly isPickedUp: boolean
    readonly isDonation: boolean
  },
): readonly OfferedPayment[] {
  const { takesTestPayments, isPickedUp, isDonation } = cart
  // The receipt of a donation says that the money has arrived, which is unknown of a transfer.
  const manual = isDonation ? [] : methods.filter(({ kind }) => kind !== 'on_pickup' || isPickedUp)
  return takesTestPayments ? [...manual, TEST] : manual
}
