import { addCartEntry, changeCartEntry, readCart, removeCartEntry } from '@vitrine/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import { addEntry, readQuantity } from './add-entry.ts'
import { changeEntry } from './change-entry.ts'
import { cartPages } from './pages.ts'
import { cartByToken } from './store.ts'
import { cartView, entryView } from './view.ts'

export function cartRoutes(app: FastifyInstance): void {
  cartPages(app)
  mount(app, readCart, async ({ db, site, visitor, query }) => {
    const isMock = query.mock === 'true' || query.mock === '1'
    const { token } = visitor
    const cart = token === undefined || isMock ? undefined : await cartByToken(db, site.id, token)
    visitor.keepToken()
    if (!isMock) visitor.rememberCart(cart !== undefined && cart.lines.length > 0)
    return cartView(site, cart)
  })

  mount(app, addCartEntry, async ({ db, site, siteUserCookies, visitor, body }) => {
    const siteUser = await app.siteUserOf(site, siteUserCookies.token)
    const token = visitor.keepToken()
    const { cart, entryId } = await addEntry(db, site, token, {
      itemId: body.itemId,
      sku: body.sku || null,
      quantity: body.quantity,
      additionalFields: body.additionalFields ?? null,
      memberAreaIds: siteUser?.memberAreaIds ?? [],
    })
    visitor.rememberCart(true)
    const added = cart.lines.find(({ id }) => id === entryId)
    if (!added) throw new Error('What was added is in the cart')
    return { shoppingCart: cartView(site, cart), newlyAdded: entryView(site, added) }
  })

  mount(app, changeCartEntry, async ({ db, site, visitor, params, body }) => {
    const change = { entryId: params.id, quantity: readQuantity(body.quantity) }
    const cart = await changeEntry(db, site, visitor.token, change)
    visitor.keepToken()
    visitor.rememberCart(cart.lines.length > 0)
    return { shoppingCart: cartView(site, cart) }
  })

  mount(app, removeCartEntry, async ({ db, site, visitor, params }) => {
    const cart = await changeEntry(db, site, visitor.token, { entryId: params.id, quantity: 0 })
    visitor.keepToken()
    visitor.rememberCart(cart.lines.length > 0)
    return { shoppingCart: cartView(site, cart) }
  })
}
