import { createHmac, randomBytes } from 'node:crypto'
import { isValidCrumb } from '../../platform/http/crumb.ts'
import type { Site } from '../../platform/http/site.ts'

/** The part of a site that signs tokens. */
type Keyed = Pick<Site, 'secret'>

/** The maximum age of a form key; a page that was open longer requests a new one. */
const OLDEST_MS = 24 * 3_600_000

/** Returns a key that records when this visitor started a form. */
export function createFormKey(site: Keyed, session: string, now: number): string {
  const begun = `${now.toString(36)}.${randomBytes(12).toString('base64url')}`
  return `${begun}.${sign(site, session, begun)}`
}

/**
 * Returns the age of a key in milliseconds; undefined for a key that is invalid, expired or another
 * visitor’s.
 */
export function computeAgeMs(
  site: Keyed,
  given: { readonly session: string; readonly key: string; readonly now: number },
): number | undefined {
  const { session, key, now } = given
  const [, begun = '', at = '', proof] =
    /^(([0-9a-z]{1,12})\.[\w-]{16})\.([\w-]{32})$/.exec(key) ?? []
  if (!isValidCrumb(sign(site, session, begun), proof)) return undefined
  const age = now - Number.parseInt(at, 36)
  return age <= OLDEST_MS ? Math.max(0, age) : undefined
}

function sign({ secret }: Keyed, session: string, begun: string): string {
  const text = `form:${session}:${begun}`
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32)
}
