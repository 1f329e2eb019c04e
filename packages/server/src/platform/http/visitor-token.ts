import { createHmac, timingSafeEqual } from 'node:crypto'
import { isToken } from './token.ts'

/** The length of a signature: 132 bits in base64url. */
const LENGTH = 22

/**
 * Returns the value of a visitor's cookie. The signature proves that this site issued the token, so that a
 * token that someone else made up and planted in a browser is never adopted.
 */
export function signVisitorToken(secret: Buffer, token: string): string {
  return `${token}.${computeSignature(secret, token)}`
}

/** Returns the token of a cookie; undefined unless this site issued it. */
export function readVisitorToken(secret: Buffer, value: string | undefined): string | undefined {
  const [token, signature = '', ...rest] = value?.split('.') ?? []
  if (!isToken(token) || signature.length !== LENGTH || rest.length > 0) return undefined
  const expected = Buffer.from(computeSignature(secret, token))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given) ? token : undefined
}

/**
 * Derives the token that follows a visitor's token once they submit a form with this ticket. The same form
 * sent twice leads to the same token, and only the browser that loaded the form knows its ticket.
 */
export function deriveVisitorToken(secret: Buffer, token: string, ticket: string): string {
  const digest = createHmac('sha256', secret).update(`renewed:${token}:${ticket}`).digest()
  return digest.subarray(0, 16).toString('base64url')
}

function computeSignature(secret: Buffer, token: string): string {
  const digest = createHmac('sha256', secret).update(`cart:${token}`).digest('base64url')
  return digest.slice(0, LENGTH)
}
