import type { Db } from '../../platform/db/db.ts'
import { settle } from './complete.ts'
import { resumeFacts } from './events.ts'
import { giveBack } from './refund.ts'
import { openTenders } from './refund-store.ts'
import { draftsOf, forgetExpiredHolds, sitesToSweep } from './sweep-store.ts'

const EXPIRED = 'Checkout was left before the payment was made.'

/** Hears what could not be brought to its end; it is tried again the next time. */
type Complain = (message: string, error: unknown) => void

/**
 * Brings to its end what was left behind, by a buyer or by a process that died: drafts that are paid are
 * placed, those whose time is over give back what they took, refunds and events that wait are resumed.
 */
export async function sweep(db: Db, complain: Complain = () => undefined): Promise<void> {
  for (const siteId of await sitesToSweep(db)) await sweepSite(db, siteId, complain)
}

export async function sweepSite(
  db: Db,
  siteId: string,
  complain: Complain = () => undefined,
): Promise<void> {
  const guard = (what: string, work: Promise<unknown>) =>
    work.catch((error: unknown) => complain(`${what} could not be finished`, error))

  await guard('Payment events', resumeFacts(db, siteId))
  for (const { id, isExpired } of await draftsOf(db, siteId))
    await guard(`Order ${id}`, settle(db, siteId, id, isExpired ? EXPIRED : undefined))
  for (const tender of await openTenders(db, siteId))
    await guard(`Refund ${tender.id}`, giveBack(db, siteId, tender))
  await forgetExpiredHolds(db, siteId)
}
