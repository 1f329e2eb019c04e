import type { SubmittedForm } from '@vitrine/blocks'
import { message } from '@vitrine/model'
import { z } from 'zod'
import {
  type AskedProduct,
  findAskedProduct,
  findChoices,
  findPlan,
  GIFT_CARD_FORM_ID,
  isExpressProduct,
} from '../catalog/index.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { mountPage, redirect } from '../../platform/http/page.ts'
import { addEntry } from './add-entry.ts'
import { assertInStock } from './answers.ts'
import { loadCartToken } from './cart-token.ts'
import { assertSufficient, changeAnswers, getEditedLine } from './change-answers.ts'
import { cartErrors } from './errors.ts'
import { parseFormQuantity } from './form-quantity.ts'
import { localizeLine } from './localize-line.ts'
import { getProblemPath } from './problem.ts'
import { type FormCall, isInvalidForm, renderFormPage, toSubmitted } from './render-form-page.ts'
import { findCartByToken } from './store.ts'
import { createSubscriptionCart, getSubscriptionCheckoutPath } from './subscription-cart.ts'

/** The addition to the cart that a form completes. */
interface Addition {
  readonly itemId: string
  readonly sku: string | null
  readonly quantity: number
}

const ADD_PATH = '/cart/form'
/** The page of a gift card. @see storefront spec §2 "Gift card product" */
const GIFT_CARD_PATH = '/checkout/gift-card'
const ENTRY_PATH = '/cart/entries/{id}/form'

/** Returns the path of the form of a product before it is added to the cart. */
export function getAddFormPath({
  itemId,
  sku,
  quantity,
  isGiftCard,
}: Addition & { readonly isGiftCard: boolean }): `/${string}` {
  const query = { itemId, ...(sku !== null && { sku }), quantity: String(quantity) }
  return `${isGiftCard ? GIFT_CARD_PATH : ADD_PATH}?${new URLSearchParams(query).toString()}`
}

/** Returns the path of the form of an entry. */
export function getEntryFormPath(entryId: string): `/${string}` {
  return `/cart/entries/${entryId}/form`
}

const additionQuery = z.object({
  itemId: z.uuid().optional().catch(undefined),
  sku: z.string().max(100).optional().catch(undefined),
  quantity: z.string().max(20).default('1').catch('1'),
})
const entryParams = z.object({ id: z.uuid() })
const answersBody = z.record(z.string().max(100), z.string().max(50_000))

/**
 * Mounts the pages with the form of a product: before it is added to the cart, and for an entry. Scripts show the form
 * of these pages in a dialog.
 */
export function cartFormPages(http: PageServer): void {
  for (const path of [ADD_PATH, GIFT_CARD_PATH] as const) mountAddPages(http, path)
  mountEntryPages(http)
}

function mountAddPages(http: PageServer, path: `/${string}`): void {
  const route = {
    path,
    access: 'anyone',
    query: additionQuery,
    isLocalized: true,
  } as const
  mountPage(http, { ...route, method: 'GET' }, async (call) => {
    const { db, site, query, localizePath } = call
    const { itemId } = query
    const asked = await loadAskedProduct(call, itemId)
    if (itemId === undefined || !asked) return redirect(localizePath('/cart'))
    try {
      const token = await loadCartToken(http, call)
      await assertInStock(db, site.id, { token, productId: itemId })
      return await renderAddPage(http, call, asked)
    } catch (error) {
      return redirect(localizePath(getProblemPath(error, { item: itemId })))
    }
  })

  mountPage(
    http,
    { ...route, method: 'POST', limit: 'cart-write', body: answersBody },
    async (call) => {
      const { db, site, visitor, query, body, localizePath, siteUserCookies } = call
      const { itemId } = query
      const asked = await loadAskedProduct(call, itemId)
      if (itemId === undefined || !asked) return redirect(localizePath('/cart'))
      const siteUser = await http.findSiteUser(site, siteUserCookies.token)
      const token = siteUser?.cartToken ?? visitor.ensureToken()
      try {
        const entry = {
          itemId,
          sku: query.sku || null,
          quantity: parseFormQuantity(query.quantity),
          answers: { posted: body },
        }
        if (await findPlan(db, site.id, itemId)) {
          const subscriptionToken = await createSubscriptionCart(db, site, entry)
          return redirect(localizePath(getSubscriptionCheckoutPath(subscriptionToken)))
        }
        const memberAreaIds = siteUser?.memberAreaIds ?? []
        await addEntry(db, site, token, { ...entry, memberAreaIds })
      } catch (error) {
        const submitted = toSubmitted(asked.form, body, error)
        if (submitted) return renderAddPage(http, call, asked, submitted)
        return redirect(localizePath(getProblemPath(error, { item: itemId })))
      }
      visitor.setHasCart(true)
      const isExpress = site.store.expressCheckout || (await isExpressProduct(db, site.id, itemId))
      return redirect(localizePath(isExpress ? '/checkout' : '/cart'))
    },
  )
}

async function loadAskedProduct({ db, site, language }: FormCall, productId: string | undefined) {
  if (productId === undefined) return undefined
  return findAskedProduct(db, site.id, { productId, locale: language.tag })
}

async function renderAddPage(
  http: PageServer,
  call: FormCall & { readonly query: z.output<typeof additionQuery> },
  asked: AskedProduct,
  submitted?: SubmittedForm,
) {
  const { db, site, language, query } = call
  const { itemId = '', sku, quantity } = query
  const choices = await findChoices(db, site.id, itemId, language.tag)
  const chosen = choices?.variants.find((variant) => variant.sku === sku)
  return renderFormPage(http, call, {
    asked,
    variant: (chosen?.optionValues ?? []).join(', '),
    action: getAddFormPath({
      ...{ itemId, sku: sku ?? null, quantity: parseFormQuantity(quantity) },
      isGiftCard: asked.form.id === GIFT_CARD_FORM_ID,
    }),
    backPath: asked.url,
    submit: message('cart.addToCart'),
    submitted,
  })
}

function mountEntryPages(http: PageServer): void {
  const route = {
    path: ENTRY_PATH,
    access: 'anyone',
    params: entryParams,
    isLocalized: true,
  } as const
  mountPage(http, { ...route, method: 'GET' }, async (call) => {
    const { params, localizePath } = call
    try {
      return await renderEntryPage(http, call, await loadEditedEntry(http, call))
    } catch (error) {
      return redirect(localizePath(getProblemPath(error, { entry: params.id })))
    }
  })

  mountPage(
    http,
    { ...route, method: 'POST', limit: 'cart-write', body: answersBody },
    async (call) => {
      const { db, site, params, body, localizePath } = call
      try {
        const token = await loadCartToken(http, call)
        await changeAnswers(db, site, token, { entryId: params.id, answers: { posted: body } })
      } catch (error) {
        const edited = isInvalidForm(error) ? await loadEditedEntry(http, call) : undefined
        const submitted = edited && toSubmitted(edited.asked.form, body, error)
        if (submitted) return renderEntryPage(http, call, { ...edited, submitted })
        return redirect(localizePath(getProblemPath(error, { entry: params.id })))
      }
      return redirect(localizePath('/cart'))
    },
  )
}

type EntryCall = Parameters<typeof loadCartToken>[1] &
  FormCall & { readonly params: { readonly id: string } }

/** Loads an entry of the visitor's cart with the form of its product. Throws the errors of the cart. */
async function loadEditedEntry(http: PageServer, call: EntryCall) {
  const { db, site, params } = call
  const token = await loadCartToken(http, call)
  const cart = token === undefined ? undefined : await findCartByToken(db, site.id, token)
  const line = getEditedLine(cart, params.id)
  assertSufficient(cart, line)
  const asked = await loadAskedProduct(call, line.productId)
  if (!asked) throw cartErrors.unknownEntry()
  return { asked, line }
}

async function renderEntryPage(
  http: PageServer,
  call: EntryCall,
  edited: Awaited<ReturnType<typeof loadEditedEntry>> & { readonly submitted?: SubmittedForm },
) {
  const { asked, line, submitted } = edited
  return renderFormPage(http, call, {
    asked,
    variant: localizeLine(line, call.language.tag)
      .options.map(({ value }) => value)
      .join(', '),
    action: getEntryFormPath(line.id),
    backPath: '/cart',
    submit: message('cart.saveForm'),
    submitted: submitted ?? { values: line.formValues, errors: {} },
  })
}
