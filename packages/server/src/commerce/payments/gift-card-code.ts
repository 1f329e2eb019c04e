import { createHmac, randomBytes } from 'node:crypto'

/** Crockford's: without I, L, O and U, which are misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16

/** Eighty bits of chance in four groups of four: "7K3M-…". */
export function newGiftCardCode(): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length])
  return letters.join('').replaceAll(/(.{4})(?=.)/g, '$1-')
}

/** A code as it is compared: as people read it out, in any case, with any gaps. */
export function plainCode(typed: string): string {
  const upper = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  return upper.replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}

/** What is kept of a code: who reads the table of cards cannot spend them. */
export function giftCardDigest(siteSecret: Buffer, code: string): Buffer {
  return createHmac('sha256', siteSecret)
    .update(`gift-card:${plainCode(code)}`)
    .digest()
}
