import { createHmac } from 'node:crypto'

/**
 * The 128 bits in the address of an order's page. Made from the site's secret, so that the receipt, a
 * second click on Pay and the first all name the same address while the database holds a digest only.
 */
export function orderToken(siteSecret: Buffer, orderId: string): string {
  const digest = createHmac('sha256', siteSecret).update(`order:${orderId}`).digest()
  return digest.subarray(0, 16).toString('base64url')
}
