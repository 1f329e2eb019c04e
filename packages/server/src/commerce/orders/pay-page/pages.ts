import { toCurrency, formatMoney } from '@vitrine/model'
import { z } from 'zod'
import {
  type PageReply,
  type PageRequest,
  mountPage,
  page,
  redirect,
} from '../../../platform/http/page.ts'
import type { PageServer } from '../../../platform/http/page-server.ts'
import {
  type CardForm,
  getFailureMessage,
  getStripeScript,
  type PaymentIntent,
} from '../../payments/index.ts'
import { fetchDraftIntent } from '../complete.ts'
import { loadOrder } from './load-order.ts'
import { loadOrderPage } from '../load-order-page.ts'
import type { Order } from '../read-store.ts'
import { getCheckoutPath } from './checkout-path.ts'
import { moveToHostedPage } from './hosted-page.ts'

const params = z.object({ token: z.string().max(100) })
const path = '/checkout/pay/{token}'
const route = { method: 'GET', path, access: 'anyone', params, isLocalized: true } as const

/**
 * Mounts the page of a payment. It shows the form of the provider, or leads on to the provider's page: a form must not
 * lead to another site (`form-action`), so the page of the form's answer does.
 */
export function paymentPages(http: PageServer): void {
  mountPage(http, route, async (call) => {
    const {
      db,
      site,
      localizePath,
      params: { token },
    } = call
    const order = await loadOrder(db, site, token)
    const intent =
      order.status === 'draft' ? await fetchDraftIntent(db, site.id, order.id) : undefined
    if (intent?.cardForm) return renderForm(http, call, { order, intent, form: intent.cardForm })
    if (intent?.confirmUrl) return renderLink(http, call, intent, intent.confirmUrl)
    return redirect(localizePath(`/order/${token}`))
  })

  mountPage(
    http,
    { ...route, method: 'POST', limit: 'checkout' },
    async ({ db, site, language, localizePath, params: { token } }) => {
      const order = await loadOrder(db, site, token)
      const toUrl = (to: `/${string}`) => `${site.origin}${localizePath(to)}`
      if (order.status === 'draft')
        await moveToHostedPage(db, site.id, order, {
          email: order.email ?? '',
          language: language.tag,
          description: site.title,
          returnUrl: toUrl(`/order/${token}`),
          cancelUrl: toUrl(getCheckoutPath(site, order)),
        })
      return redirect(localizePath(`/checkout/pay/${token}`))
    },
  )
}

type Call = PageRequest<typeof route>

async function renderLink(
  http: PageServer,
  { site, localizedSite, nonce, language }: Call,
  intent: PaymentIntent,
  url: string,
): Promise<PageReply> {
  const challenge = { url, total: formatTotal(intent, localizedSite.language) }
  const data = { challenge }
  const html = await http.website.renderSystemPage(site, 'challenge', data, { nonce, language })
  return page(html, 200, url)
}

/** Renders the form of Stripe. This page alone may load its script and frames. */
async function renderForm(
  http: PageServer,
  { db, site, localizedSite, nonce, language, localizePath, params: { token } }: Call,
  {
    order,
    intent,
    form,
  }: { readonly order: Order; readonly intent: PaymentIntent; readonly form: CardForm },
): Promise<PageReply> {
  const summary = await loadOrderPage(db, localizedSite, order)
  const challenge = {
    total: formatTotal(intent, localizedSite.language),
    action: localizePath(`/checkout/pay/${token}`),
    cardForm: {
      ...form,
      returnUrl: `${site.origin}${localizePath(`/order/${token}`)}`,
      language: language.tag,
      isDeclined: intent.failure !== null,
      failure: intent.failure === null ? null : getFailureMessage(intent.failure),
      testMode: order.testMode,
      backUrl: localizePath(getCheckoutPath(site, order)),
      order: summary,
    },
  }
  const data = { challenge }
  const html = await http.website.renderSystemPage(site, 'challenge', data, { nonce, language })
  return { kind: 'page', html, external: getStripeScript() }
}

function formatTotal({ amountMinor, currency }: PaymentIntent, language: string): string {
  return formatMoney({ minor: amountMinor, currency: toCurrency(currency) }, language)
}
