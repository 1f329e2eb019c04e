import { createHmac } from 'node:crypto'
import { isCrumb } from '../../platform/http/crumb.ts'
import type { Site } from '../../platform/http/site.ts'

type Keyed = Pick<Site, 'id' | 'secret'>

const LONGEST_MS = 30 * 86_400_000

/** What the link in a letter ends in: nobody but this site can make it, and it holds for a month. */
export function confirmToken(site: Keyed, id: string, now: number): string {
  const what = `${id}.${now.toString(36)}`
  return `${what}.${proofOf(site, what)}`
}

/** Whose it is; undefined for what is none of ours, or too old. */
export function subscriberIn(site: Keyed, token: string, now: number): string | undefined {
  const [, what = '', id, at = '', proof] =
    /^(([0-9a-f-]{36})\.([0-9a-z]{1,12}))\.([\w-]{32})$/.exec(token) ?? []
  if (!isCrumb(proofOf(site, what), proof)) return undefined
  return now - Number.parseInt(at, 36) <= LONGEST_MS ? id : undefined
}

function proofOf({ id, secret }: Keyed, what: string): string {
  const text = `newsletter-confirm:${id}:${what}`
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32)
}
