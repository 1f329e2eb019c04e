import { ensureCollection, type ProductInput, saveProduct } from '../commerce/catalog/index.ts'
import type { Db } from '../platform/db/db.ts'
import { newId } from '../platform/db/id.ts'

/** The input of a test's product: by default one variant for $10.00, ten in stock. */
export interface TestProduct extends Partial<Omit<ProductInput, 'variants'>> {
  readonly variants?: readonly TestVariant[]
  /** The SKU of the only variant, if `variants` is absent. */
  readonly sku?: string
  readonly priceMinor?: bigint
  readonly onHand?: number
}

export interface TestVariant extends Partial<
  Omit<ProductInput['variants'][number], 'stock' | 'sku'>
> {
  readonly sku: string
  readonly onHand?: number
  readonly unlimited?: boolean
  readonly backorder?: boolean
}

let serial = 0

/** Creates a product in the collection /shop of a test's site. */
export async function testProduct(db: Db, siteId: string, input: TestProduct = {}) {
  const { sku = 'MUG', priceMinor = 1_000n, onHand = 10, variants, ...product } = input
  const collection = await ensureCollection(db, siteId, { urlId: 'shop', title: 'Shop' })
  const name = `Product ${++serial}`
  const saved = await saveProduct(db, siteId, {
    collectionId: collection.id,
    type: 'physical',
    title: name,
    urlId: name.toLowerCase().replace(' ', '-'),
    ...product,
    variants: (variants ?? [{ sku, priceMinor, onHand }]).map((variant) => {
      const { onHand: count = 10, unlimited = false, backorder = false, ...facts } = variant
      const moves = [{ kind: 'count', quantity: count, cause: `test:${newId()}` }] as const
      return { priceMinor, ...facts, stock: { unlimited, backorder, moves } }
    }),
  })
  const [first] = saved.variants
  if (!first) throw new Error('A product has a variant')
  return { ...saved, variantId: first.id, sku: first.sku }
}
