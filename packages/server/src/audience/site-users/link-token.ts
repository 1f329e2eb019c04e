import { createHmac } from 'node:crypto'

/**
 * Returns the 128-bit token of an emailed link. It derives from the site’s secret, so the email can
 * be written after the response while the database stores only a digest.
 */
export function deriveLinkToken(siteSecret: Buffer, tokenId: string): string {
  const digest = createHmac('sha256', siteSecret).update(`site-user-letter:${tokenId}`).digest()
  return digest.subarray(0, 16).toString('base64url')
}
