import {
  type apiChangeProduct,
  type Body,
  type ProductDetail,
  productSchema,
} from '@vitrine/contract'
import type { Db } from '../../../platform/db/db.ts'
import type { Site } from '../../../platform/http/site.ts'
import { changeProduct } from '../edit-product.ts'
import { catalogErrors } from '../errors.ts'
import { loadDetail } from './load-detail.ts'

/**
 * Changes the named fields of a product and of its variants. Throws `catalog.unknownVariant`, and the errors of
 * `changeProduct`: `catalog.staleProduct` also if another change is made at the same time.
 */
export async function patchProduct(
  db: Db,
  site: Site,
  id: string,
  { version, variants = [], ...fields }: Body<typeof apiChangeProduct>,
): Promise<void> {
  const current = await loadDetail(db, site, id)
  const { product } = current
  const changes = new Map(variants.map((variant) => [variant.id, variant]))
  const known = new Set(product.variants.map((variant) => variant.id))
  if (variants.some((variant) => !known.has(variant.id))) throw catalogErrors.unknownVariant()
  // A product that is no longer scheduled has no time.
  const { publishAt = null, status = product.status } = fields
  const schedule = status === 'scheduled' ? {} : { publishAt }
  const draft = productSchema.parse({
    ...product,
    ...schedule,
    ...fields,
    variants: product.variants.map((variant) => ({
      ...variant,
      imageIndex: moveIndex(product.images, fields.images, variant.imageIndex),
      ...changes.get(variant.id ?? ''),
    })),
  })
  await changeProduct(db, site, { id, version: version ?? current.version }, draft)
}

type Images = ProductDetail['product']['images']

/** Returns the index that an image of a variant has after a change of the images; null if it is removed. */
function moveIndex(before: Images, after: Images | undefined, index: number | null): number | null {
  if (after === undefined || index === null) return index
  const moved = after.findIndex(({ id }) => id !== undefined && id === before[index]?.id)
  return moved < 0 ? null : moved
}
