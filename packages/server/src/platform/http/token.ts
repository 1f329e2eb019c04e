import { createHash, randomBytes } from 'node:crypto'

/** 128 bits of chance in 22 characters: what a cookie or an address holds to give access. */
export function newToken(): string {
  return randomBytes(16).toString('base64url')
}

/** What is stored of a token: who reads the database cannot use it. */
export function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export function isToken(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{22}$/.test(text)
}
