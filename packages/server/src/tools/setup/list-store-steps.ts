import type { StoreStep } from '@vitrine/contract'
import { listProductTypes } from '../../commerce/catalog/index.ts'
import { listShippingZones } from '../../commerce/checkout/index.ts'
import {
  findPayPalAccount,
  findStripeAccount,
  listPaymentMethods,
} from '../../commerce/payments/index.ts'
import type { Db } from '../../platform/db/db.ts'

/** Lists what a store with products needs before they can be ordered with money. Test payments do not count. */
export async function listStoreSteps(db: Db, siteId: string): Promise<readonly StoreStep[]> {
  const types = await listProductTypes(db, siteId)
  if (types.length === 0) return []
  const isShipped = types.includes('physical')
  const lacksZone = isShipped && (await listShippingZones(db, siteId)).length === 0
  return [
    ...((await takesMoney(db, siteId)) ? [] : (['payments'] as const)),
    ...(lacksZone ? (['shipping'] as const) : []),
  ]
}

async function takesMoney(db: Db, siteId: string): Promise<boolean> {
  const manual = await listPaymentMethods(db, siteId)
  const accounts = [await findStripeAccount(db, siteId), await findPayPalAccount(db, siteId)]
  return manual.length > 0 || accounts.some((account) => account?.isOffered && account.isLive)
}
