import { quantityFault } from '@vitrine/model'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { choicesOf } from '../catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { asId } from '../../platform/db/id.ts'
import { mountPage, page, redirect } from '../../platform/http/page.ts'
import type { Site } from '../../platform/http/site.ts'
import { addEntry } from './add-entry.ts'
import { cartPageData } from './cart-page.ts'
import { changeEntry } from './change-entry.ts'
import { chooseVariant } from './choose-variant.ts'
import { cartErrors } from './errors.ts'
import { problemMessage, problemQuery, refusalPath } from './problem.ts'
import { cartByToken } from './store.ts'

const fields = z.record(z.string(), z.string())

/** The cart as pages: `/cart`, and what it and the product page post without JavaScript. */
export function cartPages(app: FastifyInstance): void {
  mountPage(
    app,
    { method: 'GET', path: '/cart', access: 'anyone', query: problemQuery, inEveryLanguage: true },
    async ({ db, site, siteHere, visitor, query, nonce, language }) => {
      const { token } = visitor
      const cart = token === undefined ? undefined : await cartByToken(db, site.id, token)
      visitor.rememberCart(cart !== undefined && cart.lines.length > 0)
      const message = await problemMessage(db, site, query)
      const data = { cart: cartPageData(siteHere, cart, { message, entryId: query.entry }) }
      return page(await app.renderSystemPage(site, 'cart', data, { nonce, language, path: 'cart' }))
    },
  )

  mountPage(
    app,
    {
      method: 'POST',
      path: '/cart/entries',
      access: 'anyone',
      limit: 'cart-write',
      body: fields,
      inEveryLanguage: true,
    },
    async ({ db, site, siteUserCookies, visitor, body, here }) => {
      const siteUser = await app.siteUserOf(site, siteUserCookies.token)
      const token = visitor.keepToken()
      const item = asId(body['itemId'] ?? '')
      try {
        await addEntry(db, site, token, {
          itemId: item ?? '',
          sku: body['sku'] || (await skuIn(db, site, item, body)),
          quantity: quantityIn(body['quantity'] ?? '1'),
          additionalFields: body['additionalFields'] ?? null,
          memberAreaIds: siteUser?.memberAreaIds ?? [],
        })
      } catch (error) {
        return redirect(here(refusalPath(error, item === undefined ? {} : { item })))
      }
      visitor.rememberCart(true)
      return redirect(here('/cart'))
    },
  )

  mountPage(
    app,
    {
      method: 'POST',
      path: '/cart/entries/{id}',
      access: 'anyone',
      limit: 'cart-write',
      params: z.object({ id: z.uuid() }),
      body: fields,
      inEveryLanguage: true,
    },
    async ({ db, site, visitor, params: { id }, body, here }) => {
      try {
        const quantity = quantityIn(body['quantity'] ?? '')
        const cart = await changeEntry(db, site, visitor.token, { entryId: id, quantity })
        visitor.rememberCart(cart.lines.length > 0)
      } catch (error) {
        return redirect(here(refusalPath(error, { entry: id })))
      }
      return redirect(here('/cart'))
    },
  )
}

async function skuIn(
  db: Db,
  site: Site,
  itemId: string | undefined,
  form: Readonly<Record<string, string>>,
): Promise<string | null> {
  const choices = itemId === undefined ? undefined : await choicesOf(db, site.id, itemId)
  return choices ? chooseVariant(choices, form) : null
}

/** A quantity as typed; 0 stands for "take it out". Throws in the words of the rule it breaks. */
function quantityIn(text: string): number {
  const typed = text.trim()
  if (!/^-?\d+(\.\d+)?$/.test(typed)) throw cartErrors.quantityNotNumber()
  const quantity = Number(typed)
  const fault = quantity === 0 ? undefined : quantityFault(quantity)
  if (fault) throw cartErrors[fault]()
  return quantity
}
