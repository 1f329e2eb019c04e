import * as contract from '@vitrine/contract'
import type { Db } from '../../platform/db/db.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Site } from '../../platform/http/site.ts'
import { applyAction } from './change-subscription.ts'
import { listSubscriptionsOfSite } from './list-store.ts'
import { loadDetail } from './load-detail.ts'
import { toSummary } from './subscription-detail.ts'

/** Mounts the calls with which other programs read and change subscriptions, by the functions that staff use. */
export function subscriptionApiRoutes(http: HttpServer): void {
  mount(http, contract.apiListSubscriptions, async ({ db, site, query }) => {
    const { limit, cursor: after, order: orderId, ...filter } = query
    const page = { ...filter, after, orderId, limit: limit + 1 }
    const rows = await listSubscriptionsOfSite(db, site.id, page)
    const shown = rows.slice(0, limit)
    return {
      subscriptions: shown.map(toSummary),
      nextPageCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    }
  })

  mount(http, contract.apiReadSubscription, ({ db, site, params }) => load(db, site, params.id))

  mount(http, contract.apiChangeSubscription, async ({ db, site, params, body, apiKey }) => {
    await applyAction(db, site, { ...body, id: params.id, apiKey: apiKey.name })
    return load(db, site, params.id)
  })
}

async function load(db: Db, site: Site, id: string) {
  const { events: _nameStaff, ...subscription } = await loadDetail(db, site, id)
  return subscription
}
