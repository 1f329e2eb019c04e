import type { PaymentMethod } from '@vitrine/contract'

/** A way to pay that no provider reports. */
export type ManualPaymentKind = PaymentMethod['kind']

const KINDS: ReadonlySet<string> = new Set([
  'bank_transfer',
  'on_pickup',
] satisfies ManualPaymentKind[])

/** Returns whether staff record the payment: its order is placed before the money arrives. */
export function isManualPayment({ provider }: { readonly provider: string }): boolean {
  return KINDS.has(provider)
}
