import { compare } from './peers.ts'

/**
 * Compares paying with the bare handler's completion of an order. Ours stores the address,
 * prepares, asks the test provider and finalizes, in three transactions; the bare handler has one
 * transaction and no payment.
 */
export async function checkout(): Promise<void> {
  await compare([['checkout.complete', 'http.checkout.complete']])
}
