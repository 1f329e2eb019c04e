import { z } from 'zod'
import { restoreCart } from '../../commerce/cart/index.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { mountPage, redirect } from '../../platform/http/page.ts'
import { computeDigest } from '../../platform/http/token.ts'
import { RECOVERY_PATH } from './reminder-email.ts'
import { findCartOfLink } from './store.ts'

const query = z.object({ token: z.string().max(100).catch('') })

/**
 * Mounts the page that the link of a reminder opens: it puts the items into the visitor's own cart. Who filled the first cart,
 * and what they typed, stays with that cart. A link that has expired opens the cart as it is.
 */
export function recoveryPages(http: PageServer): void {
  mountPage(
    http,
    {
      method: 'GET',
      path: RECOVERY_PATH,
      access: 'anyone',
      limit: 'cart-write',
      query,
      isLocalized: true,
    },
    async ({ db, site, siteUserCookies, visitor, query: { token }, localizePath }) => {
      const cartId = await findCartOfLink(db, site.id, computeDigest(token))
      if (cartId !== undefined) {
        const siteUser = await http.findSiteUser(site, siteUserCookies.token)
        const to = siteUser?.cartToken ?? visitor.ensureToken()
        if (await restoreCart(db, site.id, { cartId, to })) visitor.setHasCart(true)
      }
      return redirect(localizePath('/cart'))
    },
  )
}
