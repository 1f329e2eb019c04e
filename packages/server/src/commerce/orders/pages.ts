import { currencyOf, formatMoney } from '@vitrine/model'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { cartByToken, donationToken } from '../cart/index.ts'
import { donationCheckout } from '../checkout/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { mountPage, page, redirect } from '../../platform/http/page.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import type { Site } from '../../platform/http/site.ts'
import { digestOf, isToken } from '../../platform/http/token.ts'
import { type Intent, orderOfPayment, paymentsOf, TestProvider } from '../payments/index.ts'
import { settle } from './complete.ts'
import { orderPageData } from './order-page.ts'
import { linesOf, type Order, orderById, orderByToken } from './read-store.ts'
import { orderUrl } from './till.ts'

const REFUSED = 'The payment was not confirmed.'
const params = z.object({ token: z.string().max(100) })

/** What a buyer sees after Pay: the bank's question where it has one, and the order. */
export function orderPages(app: FastifyInstance): void {
  mountPage(
    app,
    { method: 'GET', path: '/order/{token}', access: 'anyone', params, inEveryLanguage: true },
    async ({ db, site, siteHere, visitor, nonce, language, params: { token } }) => {
      const order = await orderAt(db, site, token)
      const rest = visitor.token && (await cartByToken(db, site.id, visitor.token))
      if (order.status === 'placed') visitor.rememberCart(Boolean(rest && rest.lines.length > 0))
      const lines = await linesOf(db, site.id, order.id)
      const payments = await paymentsOf(db, site.id, order.id)
      const data = { order: orderPageData(siteHere, order, { lines, payments }) }
      return page(
        await app.renderSystemPage(site, 'order', data, {
          nonce,
          language,
          path: `order/${token}`,
        }),
      )
    },
  )

  const path = '/checkout/challenge/{token}'
  mountPage(
    app,
    { method: 'GET', path, access: 'anyone', params, inEveryLanguage: true },
    async ({ db, site, siteHere, nonce, language, here, params: { token } }) => {
      const intent = known(await new TestProvider(db).challenged(site.id, token))
      if (intent.status !== 'requires_confirmation')
        return redirect(here(orderUrl(site, await orderOf(db, site, intent))))
      const { amountMinor, currency } = intent
      const money = { minor: amountMinor, currency: currencyOf(currency) }
      const total = formatMoney(money, siteHere.language)
      const challenge = { action: here(`/checkout/challenge/${token}`), total, hidden: [] }
      return page(await app.renderSystemPage(site, 'challenge', { challenge }, { nonce, language }))
    },
  )

  const body = z.object({ answer: z.enum(['approve', 'decline']) })
  mountPage(
    app,
    { method: 'POST', path, access: 'anyone', params, body, inEveryLanguage: true },
    async ({ db, site, here, params: { token }, body: { answer } }) => {
      const provider = new TestProvider(db)
      const intent = known(await provider.answerChallenge(site.id, token, answer === 'approve'))
      const orderId = await orderOf(db, site, intent)
      const isRefused = intent.status === 'declined'
      const outcome = await settle(db, site.id, orderId, isRefused ? REFUSED : undefined)
      if (outcome !== 'aborted') return redirect(here(orderUrl(site, orderId)))
      const order = known(await orderById(db, site.id, orderId))
      return redirect(here(checkoutAgain(site, order)))
    },
  )
}

/** Asks the provider once more about an order that waits, so that reloading the page tells the news. */
async function orderAt(db: Db, site: Site, token: string): Promise<Order> {
  const find = () => orderByToken(db, site.id, digestOf(token))
  const order = isToken(token) ? await find() : undefined
  if (order?.status !== 'draft') return known(order)
  await settle(db, site.id, order.id)
  return known(await find())
}

/** Where the same cart is paid for once more. */
function checkoutAgain(site: Site, { isDonation, cartId }: Order): `/${string}` {
  if (!isDonation) return '/checkout?payment=declined'
  return `${donationCheckout(donationToken(site.secret, cartId))}&payment=declined`
}

async function orderOf(db: Db, site: Site, intent: Intent): Promise<string> {
  const by = { provider: 'test', providerRef: intent.ref }
  return known(await orderOfPayment(db, site.id, by)).orderId
}

function known<T>(found: T | undefined): T {
  if (found === undefined) throw httpErrors.notFound()
  return found
}
