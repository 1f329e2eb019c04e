import { subscribe } from '@vitrine/contract'
import { createSubscriptionCart } from '../cart/index.ts'
import { mount } from '../../platform/http/mount.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { subscriptionApiRoutes } from './api-routes.ts'
import { subscriptionPages } from './pages.ts'
import { studioRoutes } from './studio-routes.ts'

export function subscriptionRoutes(http: PageServer): void {
  subscriptionPages(http)
  studioRoutes(http)
  subscriptionApiRoutes(http)

  mount(http, subscribe, async ({ db, site, visitor, body }) => {
    visitor.ensureToken()
    const cartToken = await createSubscriptionCart(db, site, {
      itemId: body.itemId,
      sku: body.sku || null,
      quantity: body.qty ?? 1,
      answers: { json: body.additionalFields ?? null },
    })
    return { cartToken }
  })
}
