import {
  addCartEntry,
  changeCartEntry,
  changeCartEntryFields,
  readCart,
  removeCartEntry,
} from '@vitrine/contract'
import type { PageServer } from '../../platform/http/page-server.ts'
import { parseId } from '../../platform/db/id.ts'
import { mount } from '../../platform/http/mount.ts'
import { addEntry, parseQuantity } from './add-entry.ts'
import { changeAnswers } from './change-answers.ts'
import { changeEntry } from './change-entry.ts'
import { cartErrors } from './errors.ts'
import { loadCartToken } from './cart-token.ts'
import { findCallLanguage, localizeSite } from './localize-call.ts'
import { cartPages } from './pages.ts'
import { readCartView } from './read-view.ts'
import { toCartView, toEntryView } from './view.ts'

export function cartRoutes(http: PageServer): void {
  cartPages(http)
  mount(http, readCart, async (call) => {
    const { db, site, visitor, query } = call
    const isMock = query.mock === 'true' || query.mock === '1'
    const token = await loadCartToken(http, call)
    const language = await findCallLanguage(http, call)
    const cart = await readCartView(db, site, isMock ? undefined : token, language)
    visitor.ensureToken()
    if (!isMock) visitor.setHasCart(cart.entries.length > 0)
    return cart
  })

  mount(http, addCartEntry, async (call) => {
    const { db, site, siteUserCookies, visitor, body } = call
    const siteUser = await http.findSiteUser(site, siteUserCookies.token)
    const token = siteUser?.cartToken ?? visitor.ensureToken()
    const { cart, entryId } = await addEntry(db, site, token, {
      itemId: body.itemId,
      sku: body.sku || null,
      quantity: body.quantity,
      answers: { json: body.additionalFields ?? null },
      memberAreaIds: siteUser?.memberAreaIds ?? [],
    })
    visitor.ensureToken()
    visitor.setHasCart(true)
    const added = cart.lines.find(({ id }) => id === entryId)
    if (!added) throw new Error('What was added is in the cart')
    const shown = await localizeSite(http, call)
    return { shoppingCart: toCartView(shown, cart), newlyAdded: toEntryView(shown, added) }
  })

  changeRoutes(http)
}

function changeRoutes(http: PageServer): void {
  mount(http, changeCartEntry, async (call) => {
    const { db, site, visitor, params, body } = call
    const change = { entryId: params.id, quantity: parseQuantity(body.quantity) }
    const cart = await changeEntry(db, site, await loadCartToken(http, call), change)
    visitor.ensureToken()
    visitor.setHasCart(cart.lines.length > 0)
    return { shoppingCart: toCartView(await localizeSite(http, call), cart) }
  })

  mount(http, changeCartEntryFields, async (call) => {
    const { db, site, visitor, params, body } = call
    const productId = parseId(body.itemId)
    if (productId === undefined) throw cartErrors.unknownEntry()
    const cart = await changeAnswers(db, site, await loadCartToken(http, call), {
      entryId: params.id,
      productId,
      sku: body.sku || null,
      answers: { json: body.additionalFields ?? null },
    })
    visitor.ensureToken()
    const updated = cart.lines.find(({ id }) => id === params.id)
    if (!updated) throw new Error('The changed entry is in the cart')
    const shown = await localizeSite(http, call)
    return { shoppingCart: toCartView(shown, cart), updatedEntry: toEntryView(shown, updated) }
  })

  mount(http, removeCartEntry, async (call) => {
    const { db, site, visitor, params } = call
    const change = { entryId: params.id, quantity: 0 }
    const cart = await changeEntry(db, site, await loadCartToken(http, call), change)
    visitor.ensureToken()
    visitor.setHasCart(cart.lines.length > 0)
    return { shoppingCart: toCartView(await localizeSite(http, call), cart) }
  })
}
