import type { Db } from '../../platform/db/db.ts'
import { settleDraft } from './complete.ts'
import { resumePaymentEvents } from './events.ts'
import { sendTender } from './refunds/refund.ts'
import { listPendingTenders } from './refunds/refund-store.ts'
import { listOpenDrafts, deleteExpiredHolds, listSitesToSweep } from './sweep-store.ts'

const EXPIRED = 'Checkout was left before the payment was made.'

/** A callback for errors; the work is retried by the next sweep. */
type ReportError = (message: string, error: unknown) => void

/**
 * Settles orders that a buyer or a crashed process left behind: places paid drafts, aborts expired ones, and
 * resumes pending refunds and events.
 */
export async function sweepOrders(
  db: Db,
  reportError: ReportError = () => undefined,
): Promise<void> {
  for (const siteId of await listSitesToSweep(db)) await sweepSite(db, siteId, reportError)
}

export async function sweepSite(
  db: Db,
  siteId: string,
  reportError: ReportError = () => undefined,
): Promise<void> {
  const guard = (what: string, work: Promise<unknown>) =>
    work.catch((error: unknown) => reportError(`${what} could not be finished`, error))

  await guard('Payment events', resumePaymentEvents(db, siteId))
  for (const { id, isExpired } of await listOpenDrafts(db, siteId))
    await guard(`Order ${id}`, settleDraft(db, siteId, id, isExpired ? EXPIRED : undefined))
  for (const tender of await listPendingTenders(db, siteId))
    await guard(`Refund ${tender.id}`, sendTender(db, siteId, tender))
  await deleteExpiredHolds(db, siteId)
}
