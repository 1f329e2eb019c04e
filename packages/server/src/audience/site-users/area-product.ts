import { fromCents } from '@vitrine/model'
import {
  ACCESS_COLLECTION,
  ensureCollection,
  hideProduct,
  saveProduct,
} from '../../commerce/catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import type { AreaRow } from './area-store.ts'
import { siteUserErrors } from './errors.ts'

/** The owner’s settings of an area. */
export interface AreaInput {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly joinMode: AreaRow['joinMode']
  /** Hundredths of the site's currency, of what is sold. */
  readonly priceCents?: number | undefined
}

/** Throws `site-users.areaPrice`, unless there is a price exactly where it is sold. */
export function findAreaPrice(site: Site, { joinMode, priceCents }: AreaInput): bigint | null {
  if ((joinMode === 'purchase') !== (priceCents !== undefined)) throw siteUserErrors.areaPrice()
  if (priceCents === undefined) return null
  try {
    return fromCents(priceCents, site.store.currency).minor
  } catch (error) {
    throw siteUserErrors.areaPrice({ cause: error })
  }
}

/**
 * Brings what an area costs into the catalog, where carts and orders read it: a product that is in no
 * shop. One that costs nothing any more cannot be bought; what was bought of it stays. Resolves to its id.
 */
export async function priceArea(
  tx: Db,
  siteId: string,
  area: {
    readonly id: string
    readonly name: string
    readonly priceMinor: bigint | null
    readonly productId: string | null
  },
): Promise<string | null> {
  const { id, name, priceMinor, productId } = area
  if (priceMinor === null) {
    if (productId !== null) await hideProduct(tx, siteId, productId)
    return productId
  }
  const { id: collectionId } = await ensureCollection(tx, siteId, ACCESS_COLLECTION)
  const saved = await saveProduct(tx, siteId, {
    ...(productId !== null && { id: productId }),
    collectionId,
    type: 'paywall',
    title: name,
    urlId: id,
    variants: [{ sku: null, priceMinor, stock: {} }],
  })
  return saved.id
}
