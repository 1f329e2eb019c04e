import type { SubscriptionDetail } from '@vitrine/contract'
import { listStaff } from '../../identity/accounts/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { listCycles } from './cycle-store.ts'
import { subscriptionErrors } from './errors.ts'
import { findSubscription, listSubscriptionEvents } from './store.ts'
import { toDetail } from './subscription-detail.ts'

/** Loads a subscription with its orders and events. Throws `subscriptions.unknown`. */
export async function loadDetail(db: Db, site: Site, id: string): Promise<SubscriptionDetail> {
  const found = await findSubscription(db, site.id, id)
  if (!found) throw subscriptionErrors.unknown()
  const cycles = await listCycles(db, site.id, id)
  const events = await listSubscriptionEvents(db, site.id, id)
  const staff = await listStaff(db, site.id)
  return toDetail(found, { cycles, events, staff, language: site.language })
}
