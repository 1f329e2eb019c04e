import {
  changePayPalAccount,
  connectPayPalAccount,
  disconnectPayPalAccount,
  readPayPalAccount,
  type PayPalAccount as PayPalAccountView,
} from '@vitrine/contract'
import type { Db } from '../../../platform/db/db.ts'
import type { HttpServer } from '../../../platform/http/http-server.ts'
import { mount } from '../../../platform/http/mount.ts'
import type { Site } from '../../../platform/http/site.ts'
import { paymentErrors } from '../errors.ts'
import { changePayPalOffer, findPayPalAccount } from './account-store.ts'
import { connectPayPal, disconnectPayPal } from './connect.ts'
import { takesCurrency } from './money.ts'

export function paypalRoutes(http: HttpServer): void {
  mount(http, readPayPalAccount, async ({ db, site }) => load(db, site))

  mount(http, connectPayPalAccount, async ({ db, site, body }) => {
    await connectPayPal(db, site, body)
    return load(db, site)
  })

  mount(http, changePayPalAccount, async ({ db, site, body: { isOffered } }) => {
    if (!(await findPayPalAccount(db, site.id))) throw paymentErrors.paypalNotConnected()
    await changePayPalOffer(db, site.id, isOffered)
    return load(db, site)
  })

  mount(http, disconnectPayPalAccount, async ({ db, site }) => {
    await disconnectPayPal(db, site.id)
    return load(db, site)
  })
}

async function load(
  db: Db,
  { id, store: { currency } }: Site,
): Promise<{ account: PayPalAccountView | null; takesCurrency: boolean }> {
  const account = await findPayPalAccount(db, id)
  const isTaken = takesCurrency(currency)
  if (!account) return { account: null, takesCurrency: isTaken }
  const { clientId, isLive, isOffered, webhookId, webhookAt } = account
  const view = {
    ...{ isLive, isOffered },
    clientIdHint: `${clientId.slice(0, 4)}…${clientId.slice(-4)}`,
    hasWebhook: webhookId !== null,
    webhookAt: webhookAt?.toISOString() ?? null,
  }
  return { account: view, takesCurrency: isTaken }
}
