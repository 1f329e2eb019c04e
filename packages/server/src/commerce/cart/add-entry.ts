import { validateQuantity } from '@vitrine/model'
import { findOpenedArea } from '../catalog/index.ts'
import { parseId } from '../../platform/db/id.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { hashFields, parseAdditionalFields } from './additional-fields.ts'
import type { Cart } from './cart.ts'
import { toCart } from './cart-row.ts'
import { cartErrors, OptionsMissing } from './errors.ts'
import { addToCart } from './store.ts'

export interface NewEntry {
  readonly itemId: string
  readonly sku: string | null
  /** The submitted quantity, not checked yet. */
  readonly quantity: unknown
  /** The fields as JSON text. */
  readonly additionalFields: string | null
  /** The member areas of the account, access to which is not sold again. */
  readonly memberAreaIds: readonly string[]
}

/**
 * Adds an entry to the cart of `token`, and creates the cart if there is none. If the cart has the entry
 * already, its quantity is raised, up to 9999. Resolves to the cart and the entry.
 *
 * Throws one of `cartErrors`.
 */
export async function addEntry(
  db: Db,
  site: Site,
  token: string,
  entry: NewEntry,
): Promise<{ readonly cart: Cart; readonly entryId: string }> {
  const quantity = parseQuantity(entry.quantity)
  const fields = parseAdditionalFields(entry.additionalFields)
  const productId = parseId(entry.itemId)
  if (productId === undefined) throw cartErrors.variantUnavailable()
  if (entry.memberAreaIds.length > 0) {
    const areaId = await findOpenedArea(db, site.id, productId)
    if (areaId !== undefined && entry.memberAreaIds.includes(areaId))
      throw cartErrors.alreadyMember()
  }
  const { problem, details, content, entryId } = await addToCart(db, site.id, token, {
    currency: site.store.currency,
    productId,
    sku: entry.sku,
    quantity,
    fields,
    fieldsHash: hashFields(fields),
  })
  if (problem === 'optionsMissing') throw new OptionsMissing(details ?? [])
  if (problem) throw cartErrors[problem]()
  if (!content || !entryId) throw new Error('cart_add answers a problem or a cart')
  return { cart: toCart(content), entryId }
}

/** Parses a quantity from JSON; throws the error of the rule it breaks. */
export function parseQuantity(value: unknown): number {
  const issue = validateQuantity(value)
  if (issue) throw cartErrors[issue]()
  return Number(value)
}
