import { checkoutMessages, isEmail } from '@vitrine/model'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Cart, cartByToken, donationKey } from '../cart/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/http/app-error.ts'
import {
  mountPage,
  page,
  type PageCall,
  type PageLanguage,
  type PageReply,
  redirect,
} from '../../platform/http/page.ts'
import type { Site } from '../../platform/http/site.ts'
import type { SiteUser, SiteUserCookies } from '../../platform/http/site-user-cookies.ts'
import { isToken } from '../../platform/http/token.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { enterCheckout } from './enter.ts'
import { type Typed, typedIn } from './form.ts'
import { priceCheckout } from './read-checkout.ts'
import { membershipFault, requirementsOf } from './requirements.ts'
import { checkoutDetails, saveCodes, saveDetails } from './store.ts'
import { type CheckoutPage, checkoutPageData } from './view.ts'

/** What takes the money. Orders know checkouts and not the reverse, so they hand this in. */
export interface Till {
  /** Resolves to where the buyer goes next; throws what the checkout page tells them. */
  readonly pay: (db: Db, site: Site, attempt: TillAttempt) => Promise<`/${string}`>
  /** Where the order is that the last cart of this key became a moment ago, if it did. */
  readonly justPlaced: (db: Db, site: Site, key: string) => Promise<`/${string}` | undefined>
}

export interface TillAttempt {
  readonly cartId: string
  readonly version: number
  readonly expectedTotalMinor: bigint
  readonly outcome: string
  /** Who is signed in; undefined for a guest. */
  readonly siteUser: SiteUser | undefined
}

type CheckoutRoute = { readonly method: 'GET' | 'POST'; readonly path: `/${string}` } & {
  readonly access: 'anyone'
  readonly query: typeof query
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
  readonly which: Which
}

/** Which cart is paid for, and where. */
interface Which {
  /** What the cart is kept under; undefined where there is none. */
  readonly key: string | undefined
  readonly action: `/${string}`
  /** Where somebody goes who has nothing to pay for. */
  readonly back: `/${string}`
}

const query = z.object({ payment: z.string().optional(), cartToken: z.string().optional() })
const body = z.record(z.string(), z.string())

/** Where a donation is paid for: whoever has this address may do so. */
export function donationCheckout(token: string): `/checkout/donation?${string}` {
  return `/checkout/donation?cartToken=${token}`
}

export function checkoutRoutes(app: FastifyInstance, till: Till): void {
  serve('/checkout', ({ visitor }) => ({ key: visitor.token, action: '/checkout', back: '/cart' }))
  serve('/checkout/donation', ({ query: { cartToken } }) => {
    const isKnown = isToken(cartToken)
    return {
      key: isKnown ? donationKey(cartToken) : undefined,
      action: isKnown ? donationCheckout(cartToken) : '/checkout/donation',
      back: '/',
    }
  })

  function serve(path: `/${string}`, whichOf: (call: PageCall<CheckoutRoute>) => Which): void {
    const route = { path, access: 'anyone', query, inEveryLanguage: true } as const
    mountPage(app, { ...route, method: 'GET' }, async (call) => {
      const turn = { ...call, which: whichOf(call) }
      const cart = await openCart(turn)
      if (!cart) return redirect(turn.here(turn.which.back))
      const isDeclined = call.query.payment === 'declined'
      const refused = isDeclined ? { paymentOutcome: checkoutMessages.paymentFailed } : {}
      return draw(turn, cart.id, { status: isDeclined ? 402 : 200, faults: refused })
    })

    mountPage(app, { ...route, method: 'POST', body }, async (call) => {
      const turn = { ...call, which: whichOf(call) }
      return pay(turn, typedIn(call.body))
    })
  }

  async function pay(turn: Turn, typed: Typed): Promise<PageReply> {
    const { db, site, visitor } = turn
    const cart = await openCart(turn)
    if (!cart) return redirect(await whereItWent(turn))
    const { id: cartId } = cart
    await save(db, site, cartId, typed)
    if (typed.isQuote) return draw(turn, cartId, { typed })
    try {
      const siteUser = await whoBuys(turn)
      if (await isReady(db, site, cart, siteUser)) await countTry(visitor, site)
      const to = await till.pay(db, site, { ...typed, cartId, siteUser })
      return redirect(turn.here(to))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return drawRefusal(turn, cartId, typed, error)
    }
  }

  async function whoBuys({ site, siteUserCookies }: Turn): Promise<SiteUser | undefined> {
    return app.siteUserOf(site, siteUserCookies.token)
  }

  /** A second press on Pay arrives when the first has made an order of the cart. */
  async function whereItWent({ db, site, which, here }: Turn): Promise<`/${string}`> {
    const { key, back } = which
    const to = key === undefined ? undefined : await till.justPlaced(db, site, key)
    return here(to ?? back)
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
    turn: Turn,
    cartId: string,
    told: Partial<Omit<CheckoutPage, 'checkout' | 'typed'>> & {
      readonly typed?: Typed
      readonly status?: number
    },
  ): Promise<PageReply> {
    const { db, site, siteHere, here, nonce, language, which } = turn
    const { checkout, faults: shortage } = await enterCheckout(db, site, cartId)
    if (checkout.lines.length === 0) return redirect(here(which.back))
    const membership = membershipFault(checkout, await whoBuys(turn))
    const faults = { ...shortage, ...membership, ...told.faults }
    const { typed, notices = [], status = 200 } = told
    const action = here(which.action)
    const shown = { checkout, action, faults, notices, ...(typed && { typed }) }
    const data = { checkout: checkoutPageData(siteHere, shown, site.language) }
    const html = await app.renderSystemPage(site, 'checkout', data, {
      nonce,
      language,
      path: which.action.slice(1),
    })
    return page(html, status === 200 && '' in faults ? 409 : status)
  }
}

async function openCart({ db, site, which: { key } }: Turn): Promise<Cart | undefined> {
  const cart = key === undefined ? undefined : await cartByToken(db, site.id, key)
  return cart && (cart.lines.length > 0 || cart.donation) ? cart : undefined
}

async function isReady(
  db: Db,
  site: Site,
  cart: Cart,
  siteUser: SiteUser | undefined,
): Promise<boolean> {
  const faults = requirementsOf(await priceCheckout(db, site, cart.id, cart), site, siteUser)
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
