import * as contract from '@vitrine/contract'
import { toWireMoney } from '@vitrine/model'
import { mount } from '../../platform/http/mount.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { countAbandonedCarts, listAbandonedCarts, type ListedCart } from './desk-store.ts'

const PAGE_SIZE = 50

/** Mounts the call with which staff read abandoned carts. */
export function abandonedCartRoutes(http: PageServer): void {
  mount(http, contract.listAbandonedCarts, async ({ db, site, query }) => {
    const { search = '', state, cursor: after } = query
    const page = { search: search.trim(), state, after, limit: PAGE_SIZE + 1 }
    const found = await listAbandonedCarts(db, site.id, page)
    const rows = found.slice(0, PAGE_SIZE)
    const { revenueMinor, ...figures } = await countAbandonedCarts(db, site.id)
    const { currency } = site.store
    return {
      carts: rows.map(toView),
      figures: { ...figures, revenue: toWireMoney({ minor: revenueMinor, currency }) },
      nextPageCursor: found.length > PAGE_SIZE ? (rows.at(-1)?.id ?? null) : null,
    }
  })
}

function toView({ orderId, orderNumber, subtotalMinor, currency, ...row }: ListedCart) {
  const { id, email, items, state, abandonedAt, firstSentAt, secondSentAt } = row
  return {
    ...{ id, email, items, state, abandonedAt, firstSentAt, secondSentAt },
    subtotal: toWireMoney({ minor: subtotalMinor, currency }),
    order: orderId === null ? null : { id: orderId, number: orderNumber ?? '' },
  }
}
