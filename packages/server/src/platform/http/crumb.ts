import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Returns the token that proves that a request comes from one of our pages. Only the session it was made for
 * can use it.
 */
export function createCrumb(secret: Buffer, session: string): string {
  return createHmac('sha256', secret).update(`crumb:${session}`).digest('base64url').slice(0, 32)
}

export function isValidCrumb(expected: string, given: string | undefined): boolean {
  if (given === undefined) return false
  const [ours, theirs] = [Buffer.from(expected), Buffer.from(given)]
  return ours.length === theirs.length && timingSafeEqual(ours, theirs)
}
