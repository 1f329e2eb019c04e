import { createHmac } from 'node:crypto'

/** The hours for which deliveries are signed with the earlier secret, too. */
export const OVERLAP_HOURS = 24

/** Derives the secret of a webhook, which is stored nowhere. */
export function deriveSecret(siteSecret: Buffer, secretId: string): string {
  const digest = createHmac('sha256', siteSecret).update(`webhooks:${secretId}`).digest('base64url')
  return `whsec_${digest}`
}

/**
 * Creates the signature of a body: "t=<seconds>,v1=<hex>", with one `v1` for each secret. Each is the HMAC-SHA256 of
 * the time, a dot and the body.
 */
export function signDelivery(secrets: readonly string[], body: string, atS: number): string {
  const digests = secrets.map((secret) => {
    const digest = createHmac('sha256', secret).update(`${atS}.${body}`).digest('hex')
    return `v1=${digest}`
  })
  return [`t=${atS}`, ...digests].join(',')
}
