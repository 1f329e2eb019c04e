import { toCurrency } from '@vitrine/model'
import type { Db } from '../../../platform/db/db.ts'
import {
  getProvider,
  listPayments,
  type PaymentPage,
  replaceProviderRef,
} from '../../payments/index.ts'
import type { Order } from '../read-store.ts'

/**
 * Moves the payment of a pending order from the form on the site to the provider's own page. The payment in the form is
 * canceled first, so that only one of them can be paid; if it was paid in between, nothing changes.
 */
export async function moveToHostedPage(
  db: Db,
  siteId: string,
  { id, isSubscription: savesMethod }: Pick<Order, 'id' | 'isSubscription'>,
  page: PaymentPage,
): Promise<void> {
  const payments = await listPayments(db, siteId, id)
  const due = payments.find(({ provider, voidedAt }) => !voidedAt && provider !== 'gift_card')
  const provider = due && getProvider(db, due.provider)
  if (!due?.providerRef || !provider) return
  const open = await provider.retrieve(siteId, due.providerRef)
  if (!open?.cardForm) return
  const { status } = await provider.cancel(siteId, due.providerRef)
  if (status !== 'canceled') return
  const hosted = await provider.createOrUpdateIntent(siteId, {
    paymentId: due.id,
    amountMinor: due.amountMinor,
    currency: toCurrency(due.currency),
    page,
    savesMethod,
    asksForPage: true,
  })
  await replaceProviderRef(db, siteId, due.id, { from: due.providerRef, to: hosted.ref })
}
