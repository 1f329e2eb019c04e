import { message, type Message, subscriptionActions } from '@vitrine/model'
import { z } from 'zod'
import { findOrderByPageToken } from '../orders/index.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { parseId } from '../../platform/db/id.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import {
  mountPage,
  page,
  type PageReply,
  type PageRequest,
  type PageRoute,
  redirect,
} from '../../platform/http/page.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import { toMessage } from '../../platform/http/translator.ts'
import { changeMethod, openChangePage } from './change-method.ts'
import { applyAction } from './change-subscription.ts'
import { recordPlaced } from './settle-cycle.ts'
import { startSubscription } from './start-subscription.ts'
import {
  findBuyerOfSubscription,
  findSubscription,
  findSubscriptionOfOrder,
  listSubscriptionsOfAccount,
  type StoredSubscription,
} from './store.ts'
import { loadSubscriptionPage, toSubscriptionRow } from './subscription-page.ts'

const LIST = '/account/subscriptions'

/** The actions of a buyer on the page of a subscription. */
const actions = [...subscriptionActions, 'change-method'] as const

const query = z.object({
  notice: z.enum(actions).optional().catch(undefined),
  /** The page of the provider on which a payment method was entered. */
  entered: z
    .string()
    .regex(/^cs_\w{1,200}$/)
    .optional()
    .catch(undefined),
})
const params = z.object({ key: z.string().max(100) })
const body = z.object({ action: z.enum(actions) })

type Call = Pick<
  PageRequest<PageRoute>,
  'db' | 'site' | 'localizedSite' | 'nonce' | 'language' | 'localizePath' | 'siteUserCookies'
>

/** A subscription with the page that shows it. */
interface Shown {
  readonly subscription: StoredSubscription
  readonly path: `/${string}`
  readonly isInAccount: boolean
}

/** Mounts the pages of subscriptions: those of an account, and the one behind the link of an order. */
export function subscriptionPages(http: PageServer): void {
  mountPage(
    http,
    { method: 'GET', path: LIST, access: 'anyone', isLocalized: true },
    async (call) => {
      const user = await http.findSiteUser(call.site, call.siteUserCookies.token)
      if (!user) return redirectToSignIn(call, LIST)
      const { db, site, localizedSite, nonce, language } = call
      const found = await listSubscriptionsOfAccount(db, site.id, user.id)
      const subscriptions = found.map((each) => toSubscriptionRow(localizedSite, each))
      const options = { nonce, language, path: LIST.slice(1) }
      const data = { account: { notice: null, alert: null, subscriptions } }
      return page(await http.website.renderSystemPage(site, 'account-subscriptions', data, options))
    },
  )
  mountSubscription(http, `${LIST}/{key}`, findOwn)
  mountSubscription(http, '/order/{key}/subscription', findOfOrder)

  /** Finds a subscription of the signed-in account; any other is not found, whether it exists or not. */
  async function findOwn(call: Call, text: string): Promise<Shown | PageReply> {
    const path: `/${string}` = `${LIST}/${text}`
    const user = await http.findSiteUser(call.site, call.siteUserCookies.token)
    if (!user) return redirectToSignIn(call, path)
    const id = parseId(text)
    const found = id === undefined ? undefined : await findSubscription(call.db, call.site.id, id)
    if (!found || (await findBuyerOfSubscription(call.db, call.site.id, found)) !== user.id)
      throw httpErrors.notFound()
    return { subscription: found, path, isInAccount: true }
  }
}

/** Finds the subscription that the order of a token belongs to; anyone who has the token may change it. */
async function findOfOrder({ db, site }: Call, token: string): Promise<Shown> {
  const order = await findOrderByPageToken(db, site.id, token)
  if (!order?.isSubscription) throw httpErrors.notFound()
  // The job that follows the order may not have run yet.
  await startSubscription(db, site, order.id)
  await recordPlaced(db, site, order.id)
  const subscription = await findSubscriptionOfOrder(db, site.id, order.id)
  if (!subscription) throw httpErrors.notFound()
  return { subscription, path: `/order/${token}/subscription`, isInAccount: false }
}

/** Mounts the page of a subscription and the target of its forms; `find` decides who may see it. */
function mountSubscription(
  http: PageServer,
  path: `/${string}/{key}${string}`,
  find: (call: Call, key: string) => Promise<Shown | PageReply>,
): void {
  const route = { path, access: 'anyone', params, isLocalized: true } as const
  mountPage(http, { ...route, method: 'GET', query }, async (call) => {
    const found = await find(call, call.params.key)
    if (!('subscription' in found)) return found
    const { notice, entered } = call.query
    if (entered !== undefined) {
      const isChanged = await changeMethod(call.db, call.site, found.subscription, entered)
      return redirect(call.localizePath(`${found.path}${isChanged ? '?notice=change-method' : ''}`))
    }
    const told = notice === undefined ? null : message(`subscriptions.done.${notice}`)
    return renderSubscription(http, call, found, { notice: told, alert: null })
  })

  mountPage(http, { ...route, method: 'POST', limit: 'cart-write', body }, async (call) => {
    const found = await find(call, call.params.key)
    if (!('subscription' in found)) return found
    const { action } = call.body
    try {
      if (action === 'change-method') return await leadToChange(http, call, found)
      await applyAction(call.db, call.site, { id: found.subscription.id, action })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const current = await find(call, call.params.key)
      if (!('subscription' in current)) return current
      const shown = { notice: null, alert: toMessage(error) }
      return renderSubscription(http, call, current, shown, error.status)
    }
    return redirect(call.localizePath(`${found.path}?notice=${action}`))
  })
}

/** Leads to the page of the provider on which the buyer enters another payment method. */
async function leadToChange(
  http: PageServer,
  { db, site, nonce, language, localizePath }: Call,
  { subscription, path }: Shown,
): Promise<PageReply> {
  const url = await openChangePage(db, site, subscription, {
    url: `${site.origin}${localizePath(path)}`,
    language: language.tag,
  })
  const data = { challenge: { url, total: null } }
  const html = await http.website.renderSystemPage(site, 'challenge', data, { nonce, language })
  return page(html, 200, url)
}

async function renderSubscription(
  http: PageServer,
  call: Call,
  { subscription, path, isInAccount }: Shown,
  told: { readonly notice: Message | null; readonly alert: Message | null },
  status = 200,
): Promise<PageReply> {
  const { db, site, localizedSite, nonce, language, localizePath } = call
  const shown = { ...told, isInAccount, action: localizePath(path) }
  const data = { subscription: await loadSubscriptionPage(db, localizedSite, subscription, shown) }
  const options = { nonce, language, path: path.slice(1) }
  return page(await http.website.renderSystemPage(site, 'subscription', data, options), status)
}

function redirectToSignIn({ localizePath }: Call, next: string): PageReply {
  return redirect(localizePath(`/account/login?${new URLSearchParams({ next }).toString()}`))
}
