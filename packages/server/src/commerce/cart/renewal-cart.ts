import type { SubscriptionPlan } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import type { Site } from '../../platform/http/site.ts'
import { computeDigest } from '../../platform/http/token.ts'
import { computeSubscriptionToken, getSubscriptionKey } from './subscription-cart.ts'
import { insertFixedEntry, insertSubscriptionCart } from './subscription-store.ts'

/** The time in which the buyer can pay for an order of a subscription by hand. */
const RENEWAL_CART_LIFE_MS = 60 * 24 * 3_600_000

/** An order of a subscription that is not paid for yet. */
export interface RenewalCart {
  /** The id of the cart: a second call with it changes nothing. */
  readonly id: string
  readonly plan: SubscriptionPlan
  readonly currency: string
  readonly productId: string
  readonly variantId: string
  readonly quantity: number
  readonly additionalFields: unknown
  readonly unitPriceMinor: bigint
}

/** Creates the cart that sells another order of a subscription. Resolves to false if there is one with this id. */
export async function createRenewalCart(
  tx: Db,
  site: Pick<Site, 'id' | 'secret'>,
  renewal: RenewalCart,
): Promise<boolean> {
  const { id, plan, currency, productId, variantId, quantity } = renewal
  const isNew = await insertSubscriptionCart(tx, site.id, {
    id,
    tokenHash: computeDigest(getSubscriptionKey(computeSubscriptionToken(site.secret, id))),
    currency,
    expiresAt: new Date(Date.now() + RENEWAL_CART_LIFE_MS),
    plan,
    isRenewal: true,
  })
  if (!isNew) return false
  await insertFixedEntry(tx, site.id, {
    id: newId(),
    cartId: id,
    productId,
    variantId,
    quantity,
    additionalFields: renewal.additionalFields,
    fixedPriceMinor: renewal.unitPriceMinor,
  })
  return true
}
