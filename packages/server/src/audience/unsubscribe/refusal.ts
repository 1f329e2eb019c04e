import { createHmac } from 'node:crypto'
import type { Db } from '../../platform/db/db.ts'
import { isCrumb } from '../../platform/http/crumb.ts'
import type { Site } from '../../platform/http/site.ts'
import { digestOf } from '../../platform/http/token.ts'
import { deleteRefusal, hasRefused, putRefusal, refusedAmong } from './store.ts'

const LONGEST_EMAIL = 256

/** What a newsletter's link ends in: nobody but this site can make it, and it holds for good. */
export function unsubscribeToken(site: Site, email: string): string {
  const address = keyOf(email)
  return `${Buffer.from(address).toString('base64url')}.${proofOf(site, address)}`
}

/** Writes down that the token's address wants no more; a token of nobody changes nothing. */
export async function unsubscribe(db: Db, site: Site, token: string): Promise<void> {
  const address = addressIn(site, token)
  if (address !== undefined) await putRefusal(db, site.id, digestOf(address))
}

/** Asked before every newsletter. */
export function isUnsubscribed(db: Db, siteId: string, email: string): Promise<boolean> {
  return hasRefused(db, siteId, digestOf(keyOf(email)))
}

/** Those of some addresses that want no letters. */
export async function unsubscribedOf(
  db: Db,
  siteId: string,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const digests = emails.map((email) => digestOf(keyOf(email)))
  const refused = await refusedAmong(db, siteId, digests)
  return new Set(
    emails.filter((_email, index) => refused.has(digests[index]?.toString('hex') ?? '')),
  )
}

/** Of who has asked for the letters again, and confirmed it. */
export async function takeBackRefusal(db: Db, siteId: string, email: string): Promise<void> {
  await deleteRefusal(db, siteId, digestOf(keyOf(email)))
}

function addressIn(site: Site, token: string): string | undefined {
  const [encoded = '', proof] = token.split('.')
  const address = Buffer.from(encoded, 'base64url').toString('utf8')
  if (address.length > LONGEST_EMAIL) return undefined
  return isCrumb(proofOf(site, address), proof) ? address : undefined
}

function proofOf({ id, secret }: Site, address: string): string {
  const text = `unsubscribe:${id}:${address}`
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32)
}

function keyOf(email: string): string {
  return email.trim().toLowerCase()
}
