import { Stripe } from 'stripe'
import { isPrivateHost } from '../../../identity/sites/index.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Site } from '../../../platform/http/site.ts'
import { paymentErrors } from '../errors.ts'
import {
  deleteStripeAccount,
  findStripeAccount,
  saveStripeAccount,
  type StripeAccount,
} from './account-store.ts'
import { ask, createStripeClient } from './stripe-api.ts'

/** The events that change what is known of a payment. */
const EVENTS: Stripe.WebhookEndpointCreateParams.EnabledEvent[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'charge.dispute.created',
]

type ShopSite = Pick<Site, 'id' | 'origin'>

/**
 * Connects a site to the account of a key, in place of the one before: asks Stripe whose key it is, and has it report
 * payments where it can reach the site. Throws `payments.stripeRefused` and `payments.unreachable`.
 */
export async function connectStripe(db: Db, site: ShopSite, secretKey: string): Promise<void> {
  const stripe = createStripeClient(secretKey)
  const account = await loadAccount(stripe)
  const before = await findStripeAccount(db, site.id)
  const webhook = await createWebhook(stripe, site)
  const isLive = secretKey.includes('_live_')
  const isSame = before?.accountId === account.id && before.isLive === isLive
  await saveStripeAccount(db, {
    siteId: site.id,
    secretKey,
    accountId: account.id,
    name: getName(account),
    country: account.country ?? '',
    isLive,
    // A publishable key belongs to one account and one mode.
    publishableKey: isSame ? before.publishableKey : null,
    usesCardForm: isSame && before.usesCardForm,
    chargesEnabled: account.charges_enabled,
    webhookId: webhook?.id ?? null,
    webhookSecret: webhook?.secret ?? null,
  })
  if (before) await deleteWebhook(before)
}

/** Disconnects a site, deletes its key, and asks Stripe to report nothing more. */
export async function disconnectStripe(db: Db, siteId: string): Promise<void> {
  const account = await findStripeAccount(db, siteId)
  if (!account) return
  await deleteStripeAccount(db, siteId)
  await deleteWebhook(account)
}

async function loadAccount(stripe: Stripe): Promise<Stripe.Account> {
  try {
    return await ask(stripe.accounts.retrieveCurrent())
  } catch (cause) {
    const isRefused =
      cause instanceof Stripe.errors.StripeAuthenticationError ||
      cause instanceof Stripe.errors.StripePermissionError
    throw isRefused ? paymentErrors.stripeRefused({ cause }) : cause
  }
}

function getName({ business_profile: business, settings, email, id }: Stripe.Account): string {
  return settings?.dashboard.display_name || business?.name || email || id
}

/** Has Stripe report payments to a site. Resolves to undefined where it cannot reach the site, or the key may not. */
async function createWebhook(
  stripe: Stripe,
  { id, origin }: ShopSite,
): Promise<{ readonly id: string; readonly secret: string } | undefined> {
  const { protocol, hostname } = new URL(origin)
  if (protocol !== 'https:' || isPrivateHost(hostname)) return undefined
  const endpoint = await stripe.webhookEndpoints
    .create({
      url: `${origin}/api/payments/stripe/events`,
      enabled_events: EVENTS,
      metadata: { site: id },
    })
    .catch((error: unknown) => {
      // Without it, the server asks for the state of open payments itself.
      if (error instanceof Stripe.errors.StripeError) return undefined
      throw error
    })
  return endpoint?.secret === undefined ? undefined : { id: endpoint.id, secret: endpoint.secret }
}

/** Has an existing webhook report the events of today. Throws `payments.unreachable`. */
export async function updateWebhook({ secretKey, webhookId }: StripeAccount): Promise<void> {
  if (webhookId === null) return
  const stripe = createStripeClient(secretKey)
  try {
    await ask(stripe.webhookEndpoints.update(webhookId, { enabled_events: EVENTS }))
  } catch (error) {
    // The key may not, or it was deleted at Stripe: the server asks for the state of open payments itself.
    if (!(error instanceof Stripe.errors.StripeError)) throw error
  }
}

async function deleteWebhook({ secretKey, webhookId }: StripeAccount): Promise<void> {
  if (webhookId === null) return
  // The account may be closed, or the key revoked: then it reports nothing any more either.
  await createStripeClient(secretKey)
    .webhookEndpoints.del(webhookId)
    .catch(() => undefined)
}
