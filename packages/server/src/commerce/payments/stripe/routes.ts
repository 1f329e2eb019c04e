import {
  changeStripeAccount,
  connectStripeAccount,
  disconnectStripeAccount,
  readStripeAccount,
  type StripeAccount as StripeAccountView,
} from '@vitrine/contract'
import { installmentOffers } from '@vitrine/model'
import type { Db } from '../../../platform/db/db.ts'
import type { HttpServer } from '../../../platform/http/http-server.ts'
import { mount } from '../../../platform/http/mount.ts'
import { paymentErrors } from '../errors.ts'
import { changeStripeOffers, findStripeAccount, type StripeAccount } from './account-store.ts'
import { connectStripe, disconnectStripe, updateWebhook } from './connect.ts'

export function stripeRoutes(http: HttpServer): void {
  mount(http, readStripeAccount, async ({ db, site }) => load(db, site.id))

  mount(http, connectStripeAccount, async ({ db, site, body: { secretKey } }) => {
    await connectStripe(db, site, secretKey)
    return load(db, site.id)
  })

  mount(http, changeStripeAccount, async ({ db, site, body }) => {
    const account = await findStripeAccount(db, site.id)
    if (!account) throw paymentErrors.stripeNotConnected()
    if (body.offersInstallments && !canOfferInstallments(account))
      throw paymentErrors.noInstallments()
    const publishableKey = body.publishableKey ?? account.publishableKey
    if (body.usesCardForm && publishableKey === null) throw paymentErrors.noPublishableKey()
    if (body.publishableKey?.includes('_live_') === !account.isLive)
      throw paymentErrors.stripeOtherMode()
    // A store that was connected earlier hears of sessions only.
    if (body.usesCardForm) await updateWebhook(account)
    await changeStripeOffers(db, site.id, body)
    return load(db, site.id)
  })

  mount(http, disconnectStripeAccount, async ({ db, site }) => {
    await disconnectStripe(db, site.id)
    return load(db, site.id)
  })
}

async function load(db: Db, siteId: string): Promise<{ account: StripeAccountView | null }> {
  const account = await findStripeAccount(db, siteId)
  return { account: account ? toView(account) : null }
}

function toView(account: StripeAccount): StripeAccountView {
  const { secretKey, webhookId, webhookAt } = account
  const { name, country, isLive, chargesEnabled, isOffered, offersInstallments } = account
  const { usesCardForm, publishableKey } = account
  const [, kind = ''] = /^([a-z]+_[a-z]+_)/.exec(secretKey) ?? []
  return {
    ...{ name, country, isLive, chargesEnabled, isOffered, offersInstallments },
    canOfferInstallments: canOfferInstallments(account),
    ...{ usesCardForm, publishableKey },
    keyHint: `${kind}…${secretKey.slice(-4)}`,
    hasWebhook: webhookId !== null,
    webhookAt: webhookAt?.toISOString() ?? null,
  }
}

/** Returns whether installments have an offer in the country of an account. */
function canOfferInstallments({ country }: Pick<StripeAccount, 'country'>): boolean {
  return Object.hasOwn(installmentOffers, country)
}
