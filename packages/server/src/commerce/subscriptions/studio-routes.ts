import {
  changeSubscription,
  changeSubscriptionSettings,
  confirmSubscriptions,
  exportSubscriptions,
  listSubscriptions,
  readSubscription,
  readSubscriptionSettings,
} from '@vitrine/contract'
import { parseId } from '../../platform/db/id.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { mount } from '../../platform/http/mount.ts'
import { applyAction } from './change-subscription.ts'
import { exportAsCsv } from './export-subscriptions.ts'
import {
  deleteGuard,
  isHeld,
  loadSubscriptionSettings,
  putSubscriptionSettings,
} from './guard-store.ts'
import { listSubscriptionsOfSite } from './list-store.ts'
import { loadDetail } from './load-detail.ts'
import { toSummary } from './subscription-detail.ts'

const PAGE_SIZE = 50

/** Mounts the studio's calls: the list, one subscription with its actions, and the settings. */
export function studioRoutes(http: HttpServer): void {
  mount(http, listSubscriptions, async ({ db, site, query }) => {
    const { view, search, cursor, order: orderId, email } = query
    const after = cursor === undefined ? undefined : parseId(cursor)
    const limit = PAGE_SIZE + 1
    const filter = { view, search, after, orderId, email, limit }
    const rows = await listSubscriptionsOfSite(db, site.id, filter)
    const shown = rows.slice(0, PAGE_SIZE)
    const hasNextPage = rows.length > PAGE_SIZE
    return {
      subscriptions: shown.map(toSummary),
      hasNextPage,
      nextPageCursor: hasNextPage ? (shown.at(-1)?.id ?? null) : null,
      isHeld: await isHeld(db, site.id),
    }
  })

  mount(http, exportSubscriptions, async ({ db, site, query: { cursor, ...filter } }) => {
    const after = cursor === undefined ? undefined : parseId(cursor)
    return exportAsCsv(db, site, { ...filter, after })
  })

  mount(http, readSubscriptionSettings, async ({ db, site }) =>
    loadSubscriptionSettings(db, site.id),
  )

  mount(http, changeSubscriptionSettings, async ({ db, site, body }) => {
    await putSubscriptionSettings(db, site.id, body)
    return loadSubscriptionSettings(db, site.id)
  })

  mount(http, confirmSubscriptions, async ({ db, site }) => {
    await deleteGuard(db, site.id)
    return {}
  })

  mount(http, readSubscription, async ({ db, site, params }) => loadDetail(db, site, params.id))

  mount(http, changeSubscription, async ({ db, site, params, body, staffMember }) => {
    const { action } = body
    await applyAction(db, site, { id: params.id, action, staffId: staffMember.id })
    return loadDetail(db, site, params.id)
  })
}
