import { createHmac, randomBytes } from 'node:crypto'

/** Crockford's alphabet: without I, L, O and U, which are misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16

/** Creates a code of 80 random bits in four groups of four: "7K3M-…". */
export function createGiftCardCode(): string {
  const characters = Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length])
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
