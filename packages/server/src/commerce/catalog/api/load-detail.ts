import type { ProductDetail } from '@vitrine/contract'
import type { Db } from '../../../platform/db/db.ts'
import type { Site } from '../../../platform/http/site.ts'
import { catalogErrors } from '../errors.ts'
import { loadProductDetail } from '../product-detail.ts'

/** Loads a product with its variants, images and stock. Throws `catalog.unknownProduct`. */
export async function loadDetail(db: Db, site: Site, id: string): Promise<ProductDetail> {
  const detail = await loadProductDetail(db, { id: site.id, currency: site.store.currency }, id)
  if (!detail) throw catalogErrors.unknownProduct()
  return detail
}
