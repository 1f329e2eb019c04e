import { quantityFault } from '@vitrine/model'
import { areaOpenedBy } from '../catalog/index.ts'
import { asId } from '../../platform/db/id.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { hashOfFields, readFields } from './additional-fields.ts'
import type { Cart } from './cart.ts'
import { cartOf } from './cart-row.ts'
import { cartErrors, OptionsMissing } from './errors.ts'
import { addToCart } from './store.ts'

export interface Wanted {
  readonly itemId: string
  readonly sku: string | null
  /** As it was given: checked here. */
  readonly quantity: unknown
  /** JSON text. */
  readonly additionalFields: string | null
  /** Those that who is signed in is in: access to them is not bought again. */
  readonly memberAreaIds: readonly string[]
}

/**
 * Adds to the cart of `token`, which is made when there is none; more of what is in it already raises
 * that entry, up to 9999. Resolves to the cart, and the entry that has it.
 *
 * Throws one of `cartErrors`.
 */
export async function addEntry(
  db: Db,
  site: Site,
  token: string,
  wanted: Wanted,
): Promise<{ readonly cart: Cart; readonly entryId: string }> {
  const quantity = readQuantity(wanted.quantity)
  const fields = readFields(wanted.additionalFields)
  const productId = asId(wanted.itemId)
  if (productId === undefined) throw cartErrors.variantUnavailable()
  if (wanted.memberAreaIds.length > 0) {
    const areaId = await areaOpenedBy(db, site.id, productId)
    if (areaId !== undefined && wanted.memberAreaIds.includes(areaId))
      throw cartErrors.alreadyMember()
  }
  const { problem, details, content, entryId } = await addToCart(db, site.id, token, {
    currency: site.store.currency,
    productId,
    sku: wanted.sku,
    quantity,
    fields,
    fieldsHash: hashOfFields(fields),
  })
  if (problem === 'optionsMissing') throw new OptionsMissing(details ?? [])
  if (problem) throw cartErrors[problem]()
  if (!content || !entryId) throw new Error('cart_add answers a problem or a cart')
  return { cart: cartOf(content), entryId }
}

/** A quantity as JSON has it; throws in the words of the rule it breaks. */
export function readQuantity(given: unknown): number {
  const fault = quantityFault(given)
  if (fault) throw cartErrors[fault]()
  return Number(given)
}
