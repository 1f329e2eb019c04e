import { checkoutMessages, isEmail } from '@vitrine/model'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Cart, cartByToken } from '../cart/index.ts'
import type { Db } from '../db/db.ts'
import { AppError } from '../http/app-error.ts'
import { mountPage, page, type PageLanguage, type PageReply, redirect } from '../http/page.ts'
import type { Site } from '../http/site.ts'
import type { SiteUserCookies } from '../http/site-user-cookies.ts'
import type { Visitor } from '../http/visitor.ts'
import { enterCheckout } from './enter.ts'
import { type Typed, typedIn } from './form.ts'
import { priceCheckout } from './read-checkout.ts'
import { requirementsOf } from './requirements.ts'
import { checkoutDetails, saveCodes, saveDetails } from './store.ts'
import { type CheckoutPage, checkoutPageData } from './view.ts'

/** What takes the money. Orders know checkouts and not the reverse, so they hand this in. */
export interface Till {
  /** Resolves to where the buyer goes next; throws what the checkout page tells them. */
  readonly pay: (db: Db, site: Site, attempt: TillAttempt) => Promise<`/${string}`>
  /** Where the order is that this visitor's last cart became a moment ago, if it did. */
  readonly justPlaced: (db: Db, site: Site, token: string) => Promise<`/${string}` | undefined>
}

export interface TillAttempt {
  readonly cartId: string
  readonly version: number
  readonly expectedTotalMinor: bigint
  readonly outcome: string
  /** Who is signed in; undefined for a guest. */
  readonly siteUserId: string | undefined
}

interface Turn {
  readonly db: Db
  readonly site: Site
  readonly visitor: Visitor
  readonly siteUserCookies: SiteUserCookies
  readonly nonce: string
  readonly language: PageLanguage
  readonly siteHere: Site
  readonly here: (path: `/${string}`) => `/${string}`
}

export function checkoutRoutes(app: FastifyInstance, till: Till): void {
  const query = z.object({ payment: z.string().optional() })
  mountPage(
    app,
    { method: 'GET', path: '/checkout', access: 'anyone', query, inEveryLanguage: true },
    async ({ query: { payment }, ...turn }) => {
      const cart = await openCart(turn)
      if (!cart) return redirect(turn.here('/cart'))
      const isDeclined = payment === 'declined'
      const refused = isDeclined ? { paymentOutcome: checkoutMessages.paymentFailed } : {}
      return draw(turn, cart.id, { status: isDeclined ? 402 : 200, faults: refused })
    },
  )

  const body = z.record(z.string(), z.string())
  mountPage(
    app,
    { method: 'POST', path: '/checkout', access: 'anyone', body, inEveryLanguage: true },
    async ({ body: form, ...turn }) => {
      const { db, site, visitor } = turn
      const cart = await openCart(turn)
      if (!cart) return redirect(await whereItWent(turn))
      const { id: cartId } = cart
      const typed = typedIn(form)
      await save(db, site, cartId, typed)
      if (typed.isQuote) return draw(turn, cartId, { typed })
      try {
        if (await isReady(db, site, cart)) await countTry(visitor, site)
        const siteUserId = (await app.siteUserOf(site, turn.siteUserCookies.token))?.id
        const to = await till.pay(db, site, { ...typed, cartId, siteUserId })
        return redirect(turn.here(to))
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        return drawRefusal(turn, cartId, typed, error)
      }
    },
  )

  /** A second press on Pay arrives when the first has made an order of the cart. */
  async function whereItWent({ db, site, visitor, here }: Turn): Promise<`/${string}`> {
    const { token } = visitor
    const to = token === undefined ? undefined : await till.justPlaced(db, site, token)
    return here(to ?? '/cart')
  }

  /** A form that lacks something is no try to pay, and is not counted as one. */
  async function countTry(visitor: Visitor, site: Site): Promise<void> {
    const { address, token: session } = visitor
    await app.rateLimits.count('checkout', { site: site.id, address, session })
  }

  async function drawRefusal(
    turn: Turn,
    cartId: string,
    typed: Typed,
    error: AppError,
  ): Promise<PageReply> {
    const { db, site } = turn
    const { code, status, message, errors = {} } = error
    if (code === 'checkout.empty') return redirect(await whereItWent(turn))
    if (code === 'checkout.discountUnavailable')
      await saveCodes(db, site.id, cartId, { discountId: null })
    // What the fields say is told there; what they do not say is told above the form.
    const isOfFields = code === 'checkout.requirements'
    const faults =
      isOfFields || code === 'checkout.cartChanged' ? errors : { '': message, ...errors }
    const notices = code === 'checkout.cartChanged' ? [message] : []
    return draw(turn, cartId, { typed, faults, notices, status })
  }

  async function draw(
    { db, site, siteHere, here, nonce, language }: Turn,
    cartId: string,
    told: Partial<Omit<CheckoutPage, 'checkout' | 'typed'>> & {
      readonly typed?: Typed
      readonly status?: number
    },
  ): Promise<PageReply> {
    const { checkout, faults: shortage } = await enterCheckout(db, site, cartId)
    if (checkout.lines.length === 0) return redirect(here('/cart'))
    const faults = { ...shortage, ...told.faults }
    const { typed, notices = [], status = 200 } = told
    const shown = { checkout, faults, notices, ...(typed && { typed }) }
    const data = { checkout: checkoutPageData(siteHere, shown, site.language) }
    const html = await app.renderSystemPage(site, 'checkout', data, {
      nonce,
      language,
      path: 'checkout',
    })
    return page(html, status === 200 && '' in shortage ? 409 : status)
  }
}

async function openCart({ db, site, visitor: { token } }: Turn): Promise<Cart | undefined> {
  const cart = token === undefined ? undefined : await cartByToken(db, site.id, token)
  return cart && cart.lines.length > 0 ? cart : undefined
}

async function isReady(db: Db, site: Site, cart: Cart): Promise<boolean> {
  const faults = requirementsOf(await priceCheckout(db, site, cart.id, cart), site)
  return Object.keys(faults).length === 0
}

async function save(db: Db, site: Site, cartId: string, typed: Typed): Promise<void> {
  const { shippingOptions } = await checkoutDetails(db, site.id, cartId)
  const option = shippingOptions.find(({ id }) => id === typed.deliveryOption)
  await saveDetails(db, site.id, cartId, {
    email: isEmail(typed.email) ? typed.email : null,
    address: typed.address,
    shippingOptionId: option?.id ?? null,
  })
}
