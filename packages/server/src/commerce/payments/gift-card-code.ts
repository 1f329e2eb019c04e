import { createHmac } from 'node:crypto'

/** Crockford's alphabet: without I, L, O and U, which are misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16

/** The kind of the code of a gift card in emails; its ID is the cause of the card. */
export const GIFT_CARD_CODE = 'gift-card'

/** Returns the outbox key of the email with a gift card. */
export function getGiftCardKey(cause: string): string {
  return `gift-card:${cause}`
}

/**
 * Derives a code of 80 bits in four groups of four: "7K3M-…". It follows from the site's secret and the cause of
 * the card, so that it can be sent without being stored.
 */
export function deriveGiftCardCode(siteSecret: Buffer, cause: string): string {
  const digest = createHmac('sha256', siteSecret).update(`gift-card-code:${cause}`).digest()
  const bytes = digest.subarray(0, LENGTH)
  const characters = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length])
  return characters.join('').replaceAll(/(.{4})(?=.)/g, '$1-')
}

/** Normalizes a typed code for comparison: any case, any gaps, misread characters corrected. */
export function normalizeGiftCardCode(typed: string): string {
  const upper = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  return upper.replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}

/** Computes the stored digest of a code, from which a card cannot be spent. */
export function computeGiftCardDigest(siteSecret: Buffer, code: string): Buffer {
  return createHmac('sha256', siteSecret)
    .update(`gift-card:${normalizeGiftCardCode(code)}`)
    .digest()
}
