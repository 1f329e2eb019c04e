import type { apiAddProductImage, Body } from '@vitrine/contract'
import type { GuardedFetch } from '../../../platform/fetch/guarded-fetch.ts'
import { fetchImage } from '../../../platform/files/fetch-image.ts'
import type { FilePorts } from '../../../platform/files/file-store.ts'
import { sanitizeFilename } from '../../../platform/files/filename.ts'
import { storeImage } from '../../../platform/files/store-image.ts'
import type { Site } from '../../../platform/http/site.ts'
import { changeProduct } from '../edit-product.ts'
import { loadDetail } from './load-detail.ts'

/**
 * Stores an image and adds it as the last one of a product. Throws the errors of `fetch` and `files`, and those of
 * `changeProduct`: `catalog.staleProduct` if another change is made at the same time.
 */
export async function addProductImage(
  ports: FilePorts & { readonly fetch: GuardedFetch },
  site: Site,
  id: string,
  { url, file, filename, alt }: Body<typeof apiAddProductImage>,
): Promise<void> {
  // An unknown product fetches nothing.
  await loadDetail(ports.db, site, id)
  const bytes = Buffer.from(file ?? '', 'base64')
  const image =
    url === undefined
      ? { bytes, filename: sanitizeFilename(filename) || 'image' }
      : await fetchImage(ports.fetch, url)
  const { id: assetId } = await storeImage(ports, site.id, image)
  const { product, version } = await loadDetail(ports.db, site, id)
  const images = [...product.images, { assetId, alt }]
  await changeProduct(ports.db, site, { id, version }, { ...product, images })
}
