import { compare } from './peers.ts'

/**
 * Pressing Pay beside the ceiling's completion: ours takes down the address, prepares, asks the test
 * provider and finalizes, in three transactions; the ceiling's is one transaction and no payment.
 */
export async function checkout(): Promise<void> {
  await compare([['checkout.complete', 'http.checkout.complete']])
}
