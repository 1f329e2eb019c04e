import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The proof that a request comes from a page of ours: only who could read the cookie or the answer can
 * repeat it, and only the session it was made for is served by it.
 */
export function crumbOf(secret: Buffer, session: string): string {
  return createHmac('sha256', secret).update(`crumb:${session}`).digest('base64url').slice(0, 32)
}

export function isCrumb(expected: string, given: string | undefined): boolean {
  if (given === undefined) return false
  const [ours, theirs] = [Buffer.from(expected), Buffer.from(given)]
  return ours.length === theirs.length && timingSafeEqual(ours, theirs)
}
