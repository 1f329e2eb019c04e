import { z } from 'zod'
import { isPrivateHost } from '../../../identity/sites/index.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Site } from '../../../platform/http/site.ts'
import { paymentErrors } from '../errors.ts'
import {
  deletePayPalAccount,
  findPayPalAccount,
  type PayPalAccount,
  savePayPalAccount,
} from './account-store.ts'
import { takesCurrency } from './money.ts'
import { callPayPal, getToken, type PayPalApp, PayPalError } from './paypal-api.ts'
import { EVENTS } from './paypal-event.ts'

const WEBHOOKS = '/v1/notifications/webhooks'

type ShopSite = Pick<Site, 'id' | 'origin'> & { readonly store: Pick<Site['store'], 'currency'> }

/**
 * Connects a site to an app of PayPal, in place of the one before: asks PayPal whether it accepts the credentials, and has
 * it report payments where it can reach the site. Throws `payments.paypalCurrency`, `payments.paypalRefused` and
 * `payments.unreachable`.
 */
export async function connectPayPal(db: Db, site: ShopSite, app: PayPalApp): Promise<void> {
  const { currency } = site.store
  if (!takesCurrency(currency)) throw paymentErrors.paypalCurrency()
  await getToken(app, { isAnew: true }).catch((cause: unknown) => {
    throw cause instanceof PayPalError ? paymentErrors.paypalRefused({ cause }) : cause
  })
  const before = await findPayPalAccount(db, site.id)
  const webhookId = await createWebhook(app, site)
  await savePayPalAccount(db, { ...app, siteId: site.id, webhookId: webhookId ?? null })
  if (before && before.webhookId !== webhookId) await deleteWebhook(before)
}

/** Disconnects a site, deletes its secret, and asks PayPal to report nothing more. */
export async function disconnectPayPal(db: Db, siteId: string): Promise<void> {
  const account = await findPayPalAccount(db, siteId)
  if (!account) return
  await deletePayPalAccount(db, siteId)
  await deleteWebhook(account)
}

/** Has PayPal report payments to a site. Resolves to undefined where it cannot reach the site, or the app may not. */
async function createWebhook(app: PayPalApp, { origin }: ShopSite): Promise<string | undefined> {
  const { protocol, hostname, port } = new URL(origin)
  if (protocol !== 'https:' || port !== '' || isPrivateHost(hostname)) return undefined
  const url = `${origin}/api/payments/paypal/events`
  try {
    const body = { url, event_types: EVENTS.map((name) => ({ name })) }
    const call = { method: 'POST', path: WEBHOOKS, body } as const
    const { id } = await callPayPal(app, call, z.object({ id: z.string().min(1) }))
    return id
  } catch (error) {
    // Without it, the server asks for the state of open payments itself.
    if (!(error instanceof PayPalError)) throw error
    return error.issue === 'WEBHOOK_URL_ALREADY_EXISTS' ? findWebhook(app, url) : undefined
  }
}

/** Finds the webhook of a URL that an earlier connection of the same app has left behind. */
async function findWebhook(app: PayPalApp, url: string): Promise<string | undefined> {
  const schema = z.object({ webhooks: z.array(z.object({ id: z.string(), url: z.string() })) })
  const { webhooks } = await callPayPal(app, { method: 'GET', path: WEBHOOKS }, schema)
  return webhooks.find((webhook) => webhook.url === url)?.id
}

async function deleteWebhook({ webhookId, ...app }: PayPalAccount): Promise<void> {
  if (webhookId === null) return
  const path = `${WEBHOOKS}/${encodeURIComponent(webhookId)}`
  // The app may be gone, or its secret replaced: then it reports nothing any more either.
  await callPayPal(app, { method: 'DELETE', path }, z.any()).catch(() => undefined)
}
