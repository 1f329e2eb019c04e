import { fromCents } from '@vitrine/model'
import {
  ACCESS_COLLECTION,
  ensureCollection,
  hideProduct,
  saveProduct,
} from '../../../commerce/catalog/index.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Site } from '../../../platform/http/site.ts'
import type { AreaRow } from './area-store.ts'
import { siteUserErrors } from '../errors.ts'

/** The owner’s settings of an area. */
export interface AreaInput {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly joinMode: AreaRow['joinMode']
  /** The price in hundredths of the site's currency; null if access is not sold. */
  readonly priceCents?: number | undefined
}

/**
 * Returns the price of an area in minor units, null if it is not sold. Throws
 * `site-users.areaPrice` if only one of price and sale is set.
 */
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
 * Saves the price of an area as a product outside all shops, where carts and orders find it. The
 * product of an area that is no longer sold cannot be bought; existing purchases stay. Resolves to
 * its id.
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
