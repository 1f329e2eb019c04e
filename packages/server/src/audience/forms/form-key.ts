import { createHmac, randomBytes } from 'node:crypto'
import { isCrumb } from '../../platform/http/crumb.ts'
import type { Site } from '../../platform/http/site.ts'

/** A site, as far as it signs. */
type Keyed = Pick<Site, 'secret'>

/** A page left open longer begins its form anew. */
const OLDEST_MS = 24 * 3_600_000

/** Says that this visitor began a form now; nobody else can say so, or say it for another visitor. */
export function newFormKey(site: Keyed, session: string, now: number): string {
  const begun = `${now.toString(36)}.${randomBytes(12).toString('base64url')}`
  return `${begun}.${signed(site, session, begun)}`
}

/** How long ago the key was given; undefined for what is none of ours, another's, or too old. */
export function msSince(
  site: Keyed,
  given: { readonly session: string; readonly key: string; readonly now: number },
): number | undefined {
  const { session, key, now } = given
  const [, begun = '', at = '', proof] =
    /^(([0-9a-z]{1,12})\.[\w-]{16})\.([\w-]{32})$/.exec(key) ?? []
  if (!isCrumb(signed(site, session, begun), proof)) return undefined
  const age = now - Number.parseInt(at, 36)
  return age <= OLDEST_MS ? Math.max(0, age) : undefined
}

function signed({ secret }: Keyed, session: string, begun: string): string {
  const text = `form:${session}:${begun}`
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32)
}
