import { createHmac } from 'node:crypto'
import { isValidCrumb } from '../../platform/http/crumb.ts'
import type { Site } from '../../platform/http/site.ts'

type Keyed = Pick<Site, 'id' | 'secret'>

const LONGEST_MS = 30 * 86_400_000

/**
 * Returns the token of a confirmation link. Only this site can create it; it is valid for a month.
 */
export function createConfirmToken(site: Keyed, id: string, now: number): string {
  const what = `${id}.${now.toString(36)}`
  return `${what}.${computeProof(site, what)}`
}

/** Returns the subscriber id of a token; undefined for an invalid or expired one. */
export function parseConfirmToken(site: Keyed, token: string, now: number): string | undefined {
  const [, what = '', id, at = '', proof] =
    /^(([0-9a-f-]{36})\.([0-9a-z]{1,12}))\.([\w-]{32})$/.exec(token) ?? []
  if (!isValidCrumb(computeProof(site, what), proof)) return undefined
  return now - Number.parseInt(at, 36) <= LONGEST_MS ? id : undefined
}

function computeProof({ id, secret }: Keyed, what: string): string {
  const text = `newsletter-confirm:${id}:${what}`
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32)
}
