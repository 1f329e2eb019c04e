import { createHmac } from 'node:crypto'
import { isValidCrumb } from '../../platform/http/crumb.ts'
import type { Site } from '../../platform/http/site.ts'

/** The part of a site that signs tokens. */
type Keyed = Pick<Site, 'secret'>

/** The maximum age of a token; a page that was open longer tells nothing about its visitor. */
const OLDEST_MS = 24 * 3_600_000

/** Returns a token that records when the visitor started a comment on an item. */
export function createFormToken(site: Keyed, documentId: string, now: number): string {
  const at = now.toString(36)
  return `${at}.${sign(site, documentId, at)}`
}

/** Returns the age of a token in milliseconds; undefined for an invalid or expired one. */
export function computeAgeMs(
  site: Keyed,
  given: { readonly documentId: string; readonly token: string; readonly now: number },
): number | undefined {
  const { documentId, token, now } = given
  const [, at = '', signature] = /^([0-9a-z]{1,12})\.([\w-]{32})$/.exec(token) ?? []
  if (!isValidCrumb(sign(site, documentId, at), signature)) return undefined
  const age = now - Number.parseInt(at, 36)
  return age <= OLDEST_MS ? Math.max(0, age) : undefined
}

function sign({ secret }: Keyed, documentId: string, at: string): string {
  const text = `comment:${documentId}:${at}`
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32)
}
