import { createHash, randomBytes } from 'node:crypto'

/** Creates a token of 128 random bits in 22 characters, for cookies and links that give access. */
export function newToken(): string {
  return randomBytes(16).toString('base64url')
}

/** Computes the digest that is stored instead of a token: a reader of the database cannot use it. */
export function computeDigest(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export function isToken(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{22}$/.test(text)
}
