import { addCartEntry, changeCartEntry, readCart, removeCartEntry } from '@vitrine/contract'
import type { PageServer } from '../../platform/http/page-server.ts'
import { mount } from '../../platform/http/mount.ts'
import { addEntry, parseQuantity } from './add-entry.ts'
import { changeEntry } from './change-entry.ts'
import { cartPages } from './pages.ts'
import { findCartByToken } from './store.ts'
import { toCartView, toEntryView } from './view.ts'

export function cartRoutes(http: PageServer): void {
  cartPages(http)
  mount(http, readCart, async ({ db, site, visitor, query }) => {
    const isMock = query.mock === 'true' || query.mock === '1'
    const { token } = visitor
    const cart =
      token === undefined || isMock ? undefined : await findCartByToken(db, site.id, token)
    visitor.ensureToken()
    if (!isMock) visitor.setHasCart(cart !== undefined && cart.lines.length > 0)
    return toCartView(site, cart)
  })

  mount(http, addCartEntry, async ({ db, site, siteUserCookies, visitor, body }) => {
    const siteUser = await http.findSiteUser(site, siteUserCookies.token)
    const token = visitor.ensureToken()
    const { cart, entryId } = await addEntry(db, site, token, {
      itemId: body.itemId,
      sku: body.sku || null,
      quantity: body.quantity,
      additionalFields: body.additionalFields ?? null,
      memberAreaIds: siteUser?.memberAreaIds ?? [],
    })
    visitor.setHasCart(true)
    const added = cart.lines.find(({ id }) => id === entryId)
    if (!added) throw new Error('What was added is in the cart')
    return { shoppingCart: toCartView(site, cart), newlyAdded: toEntryView(site, added) }
  })

  mount(http, changeCartEntry, async ({ db, site, visitor, params, body }) => {
    const change = { entryId: params.id, quantity: parseQuantity(body.quantity) }
    const cart = await changeEntry(db, site, visitor.token, change)
    visitor.ensureToken()
    visitor.setHasCart(cart.lines.length > 0)
    return { shoppingCart: toCartView(site, cart) }
  })

  mount(http, removeCartEntry, async ({ db, site, visitor, params }) => {
    const cart = await changeEntry(db, site, visitor.token, { entryId: params.id, quantity: 0 })
    visitor.ensureToken()
    visitor.setHasCart(cart.lines.length > 0)
    return { shoppingCart: toCartView(site, cart) }
  })
}
