import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import { computeDigest } from '../../platform/http/token.ts'
import { type Jobs, emitEvent } from '../../platform/jobs/index.ts'
import { createEmail } from '../../platform/mail/index.ts'
import { findSiteById } from '../../identity/sites/index.ts'
import { deriveLinkToken } from './link-token.ts'
import { createLinkEmail } from './link-email.ts'
import { followOrder, followRefund } from './member-areas/purchases.ts'
import { findLastPending, putToken } from './token-store.ts'
import { findSiteUserById } from './user-store.ts'

const TOPIC = 'siteUser.letter'

const asked = z.object({
  /** `taken` is for a registration with an existing account, `again` repeats a confirmation. */
  kind: z.enum(['verify', 'taken', 'again', 'reset']),
  siteUserId: z.uuid(),
  tokenId: z.uuid(),
})

const ofOrder = z.object({ orderId: z.uuid() })

export type EmailRequest = z.output<typeof asked>

/** Queues an email by ids only: no address, and no account if there is none. */
export async function requestEmail(db: Db, siteId: string, request: EmailRequest): Promise<void> {
  const { kind, siteUserId, tokenId } = request
  const payload = { kind, siteUserId, tokenId }
  await emitEvent(db, siteId, { topic: TOPIC, dedupe: `${TOPIC}:${tokenId}`, payload })
}

/**
 * Sends account emails after the response, so that response times reveal no accounts, and grants
 * purchased access.
 */
export function siteUserJobs(jobs: Jobs): void {
  jobs.onEvent(TOPIC, async ({ db, siteId, payload }) => {
    await writeEmail(db, siteId, asked.parse(payload))
  })
  jobs.onEvent('order.placed', async ({ db, siteId, payload }) => {
    await followOrder(db, siteId, ofOrder.parse(payload).orderId)
  })
  jobs.onEvent('order.paid', async ({ db, siteId, payload }) => {
    await followOrder(db, siteId, ofOrder.parse(payload).orderId)
  })
  jobs.onEvent('order.refunded', async ({ db, siteId, payload }) => {
    await followRefund(db, siteId, ofOrder.parse(payload).orderId)
  })
}

async function writeEmail(db: Db, siteId: string, request: EmailRequest): Promise<void> {
  const { kind, siteUserId, tokenId } = request
  const user = await findSiteUserById(db, siteId, siteUserId)
  const site = await findSiteById(db, siteId)
  if (!user || !site) return
  const tokenHash = computeDigest(deriveLinkToken(site.secret, tokenId))
  const link = { id: tokenId, tokenHash, siteUserId }
  await transact(db, async (tx) => {
    if (kind === 'again') {
      const pending = await findLastPending(tx, siteId, siteUserId)
      if (!pending) return
      await putToken(tx, siteId, { ...link, purpose: 'verify', ...pending })
    }
    if (kind === 'reset') await putToken(tx, siteId, { ...link, purpose: 'reset' })
    const { title } = site
    const to = { email: user.email, title, language: user.locale, tokenId }
    await createEmail(tx, siteId, createLinkEmail(kind === 'again' ? 'verify' : kind, to))
  })
}
