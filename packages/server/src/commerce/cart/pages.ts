import { z } from 'zod'
import {
  findChoices,
  findFormOfProduct,
  findPlan,
  GIFT_CARD_FORM_ID,
  isExpressProduct,
} from '../catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { parseId } from '../../platform/db/id.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { mountPage, page, redirect } from '../../platform/http/page.ts'
import type { Site } from '../../platform/http/site.ts'
import { addEntry } from './add-entry.ts'
import { cartFormPages, getAddFormPath } from './form-pages.ts'
import { toCartPageData } from './cart-page.ts'
import { changeEntry } from './change-entry.ts'
import { loadCartToken } from './cart-token.ts'
import { chooseVariant } from './choose-variant.ts'
import { parseFormQuantity } from './form-quantity.ts'
import { loadProblemMessage, problemQuery, getProblemPath } from './problem.ts'
import { findCartByToken } from './store.ts'
import { createSubscriptionCart, getSubscriptionCheckoutPath } from './subscription-cart.ts'

const fields = z.record(z.string(), z.string())

/** Mounts the page `/cart`, and the targets of its forms and of the product page's without JavaScript. */
export function cartPages(http: PageServer): void {
  mountCartPage(http)
  mountAddForm(http)
  mountChangeForm(http)
  cartFormPages(http)
}

function mountCartPage(http: PageServer): void {
  mountPage(
    http,
    { method: 'GET', path: '/cart', access: 'anyone', query: problemQuery, isLocalized: true },
    async (call) => {
      const { db, site, localizedSite, visitor, query, nonce, language } = call
      const token = await loadCartToken(http, call)
      const cart = token === undefined ? undefined : await findCartByToken(db, site.id, token)
      visitor.setHasCart(cart !== undefined && cart.lines.length > 0)
      const message = await loadProblemMessage(db, localizedSite, query)
      const data = { cart: toCartPageData(localizedSite, cart, { message, entryId: query.entry }) }
      return page(
        await http.website.renderSystemPage(site, 'cart', data, { nonce, language, path: 'cart' }),
      )
    },
  )
}

function mountAddForm(http: PageServer): void {
  mountPage(
    http,
    {
      method: 'POST',
      path: '/cart/entries',
      access: 'anyone',
      limit: 'cart-write',
      body: fields,
      isLocalized: true,
    },
    async ({ db, site, localizedSite, siteUserCookies, visitor, body, localizePath }) => {
      const siteUser = await http.findSiteUser(site, siteUserCookies.token)
      const token = siteUser?.cartToken ?? visitor.ensureToken()
      const item = parseId(body['itemId'] ?? '')
      try {
        const sku = body['sku'] || (await findSku(db, localizedSite, item, body))
        const quantity = parseFormQuantity(body['quantity'] ?? '1')
        const plan = item === undefined ? undefined : await findPlan(db, site.id, item)
        const form =
          item === undefined
            ? undefined
            : await findFormOfProduct(db, site.id, { productId: item, locale: site.language })
        if (item !== undefined && form) {
          const isGiftCard = form.id === GIFT_CARD_FORM_ID
          const path = getAddFormPath({ itemId: item, sku, quantity, isGiftCard })
          return redirect(localizePath(path))
        }
        const answers = { json: body['additionalFields'] ?? null }
        if (item !== undefined && plan) {
          const entry = { itemId: item, sku, quantity, answers }
          const subscriptionToken = await createSubscriptionCart(db, site, entry)
          return redirect(localizePath(getSubscriptionCheckoutPath(subscriptionToken)))
        }
        await addEntry(db, site, token, {
          itemId: item ?? '',
          sku,
          quantity,
          answers,
          memberAreaIds: siteUser?.memberAreaIds ?? [],
        })
      } catch (error) {
        return redirect(localizePath(getProblemPath(error, item === undefined ? {} : { item })))
      }
      visitor.setHasCart(true)
      const isExpress = site.store.expressCheckout || (await isExpressProduct(db, site.id, item))
      return redirect(localizePath(isExpress ? '/checkout' : '/cart'))
    },
  )
}

function mountChangeForm(http: PageServer): void {
  mountPage(
    http,
    {
      method: 'POST',
      path: '/cart/entries/{id}',
      access: 'anyone',
      limit: 'cart-write',
      params: z.object({ id: z.uuid() }),
      body: fields,
      isLocalized: true,
    },
    async (call) => {
      const { db, site, visitor, params, body, localizePath } = call
      const { id } = params
      try {
        const token = await loadCartToken(http, call)
        const quantity = parseFormQuantity(body['quantity'] ?? '')
        const cart = await changeEntry(db, site, token, { entryId: id, quantity })
        visitor.setHasCart(cart.lines.length > 0)
      } catch (error) {
        return redirect(localizePath(getProblemPath(error, { entry: id })))
      }
      return redirect(localizePath('/cart'))
    },
  )
}

async function findSku(
  db: Db,
  site: Site,
  itemId: string | undefined,
  form: Readonly<Record<string, string>>,
): Promise<string | null> {
  const choices =
    itemId === undefined ? undefined : await findChoices(db, site.id, itemId, site.language)
  return choices ? chooseVariant(choices, form) : null
}
