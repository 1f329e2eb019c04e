import { createHmac } from 'node:crypto'
import { isValidCrumb } from '../../platform/http/crumb.ts'
import type { Site } from '../../platform/http/site.ts'

/** A site, as far as it signs. */
type Keyed = Pick<Site, 'secret'>

/** A page left open longer says nothing of who writes. */
const OLDEST_MS = 24 * 3_600_000

/** Returns a token that records when the visitor started a comment on an item. */
export function formToken(site: Keyed, documentId: string, now: number): string {
  const at = now.toString(36)
  return `${at}.${signed(site, documentId, at)}`
}

/** Returns the age of a token in milliseconds; undefined for an invalid or expired one. */
export function msSince(
  site: Keyed,
  given: { readonly documentId: string; readonly token: string; readonly now: number },
): number | undefined {
  const { documentId, token, now } = given
  const [, at = '', signature] = /^([0-9a-z]{1,12})\.([\w-]{32})$/.exec(token) ?? []
  if (!isValidCrumb(signed(site, documentId, at), signature)) return undefined
  const age = now - Number.parseInt(at, 36)
  return age <= OLDEST_MS ? Math.max(0, age) : undefined
}

function signed({ secret }: Keyed, documentId: string, at: string): string {
  const text = `comment:${documentId}:${at}`
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32)
}
