import { createHmac } from 'node:crypto'
import type { Db } from '../../platform/db/db.ts'
import { isValidCrumb } from '../../platform/http/crumb.ts'
import type { Site } from '../../platform/http/site.ts'
import { computeDigest } from '../../platform/http/token.ts'
import { deleteOptOutRow, findOptOutTime, insertOptOut, listOptOuts } from './store.ts'

/** The site that makes a token. */
type Keyed = Pick<Site, 'id' | 'secret'>

const LONGEST_EMAIL = 256

/**
 * Returns the token of a newsletter’s unsubscribe link. Only this site can create it, and it never
 * expires.
 */
export function createUnsubscribeToken(site: Keyed, email: string): string {
  const address = deriveKey(email)
  return `${Buffer.from(address).toString('base64url')}.${computeProof(site, address)}`
}

/** Records that the token’s address opted out; an invalid token changes nothing. */
export async function unsubscribe(db: Db, site: Site, token: string): Promise<void> {
  const address = parseUnsubscribeToken(site, token)
  if (address !== undefined) await insertOptOut(db, site.id, computeDigest(address))
}

/** Returns whether an address opted out; checked before every newsletter. */
export async function isUnsubscribed(db: Db, siteId: string, email: string): Promise<boolean> {
  return (await findUnsubscribedAt(db, siteId, email)) !== undefined
}

/** Finds when an address opted out; undefined if it did not. */
export function findUnsubscribedAt(
  db: Db,
  siteId: string,
  email: string,
): Promise<Date | undefined> {
  return findOptOutTime(db, siteId, computeDigest(deriveKey(email)))
}

/** Lists the addresses that opted out, among the given ones. */
export async function listUnsubscribed(
  db: Db,
  siteId: string,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const digests = emails.map((email) => computeDigest(deriveKey(email)))
  const refused = await listOptOuts(db, siteId, digests)
  return new Set(
    emails.filter((_email, index) => refused.has(digests[index]?.toString('hex') ?? '')),
  )
}

/** Deletes the opt-out of a visitor who subscribed again and confirmed it. */
export async function deleteOptOut(db: Db, siteId: string, email: string): Promise<void> {
  await deleteOptOutRow(db, siteId, computeDigest(deriveKey(email)))
}

function parseUnsubscribeToken(site: Site, token: string): string | undefined {
  const [encoded = '', proof] = token.split('.')
  const address = Buffer.from(encoded, 'base64url').toString('utf8')
  if (address.length > LONGEST_EMAIL) return undefined
  return isValidCrumb(computeProof(site, address), proof) ? address : undefined
}

function computeProof({ id, secret }: Keyed, address: string): string {
  const text = `unsubscribe:${id}:${address}`
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32)
}

function deriveKey(email: string): string {
  return email.trim().toLowerCase()
}
