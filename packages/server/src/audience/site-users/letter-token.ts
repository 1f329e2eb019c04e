import { createHmac } from 'node:crypto'

/**
 * The 128 bits in a letter's link. Made from the site's secret, so that the letter can be written after
 * the answer while the database holds a digest only.
 */
export function letterToken(siteSecret: Buffer, tokenId: string): string {
  const digest = createHmac('sha256', siteSecret).update(`site-user-letter:${tokenId}`).digest()
  return digest.subarray(0, 16).toString('base64url')
}
