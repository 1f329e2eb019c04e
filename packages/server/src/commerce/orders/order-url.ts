import { createHmac } from 'node:crypto'
import type { Site } from '../../platform/http/site.ts'

/** Returns the path of an order's page; anyone who has it may read the order. */
export function getOrderUrl(site: Pick<Site, 'secret'>, orderId: string): `/order/${string}` {
  return `/order/${computeOrderToken(site.secret, orderId)}`
}

/** Returns the path that leads the buyer on to the provider's page. */
export function getPaymentUrl(
  site: Pick<Site, 'secret'>,
  orderId: string,
): `/checkout/pay/${string}` {
  return `/checkout/pay/${computeOrderToken(site.secret, orderId)}`
}

/**
 * Computes the 128 bits in the address of an order's page. They derive from the site's secret, so that the
 * receipt and every click on Pay lead to the same address while the database stores only a digest.
 */
export function computeOrderToken(siteSecret: Buffer, orderId: string): string {
  const digest = createHmac('sha256', siteSecret).update(`order:${orderId}`).digest()
  return digest.subarray(0, 16).toString('base64url')
}
