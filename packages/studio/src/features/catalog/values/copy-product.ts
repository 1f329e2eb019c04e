import type { ProductDetail } from '@vitrine/contract'
import { toProductValues, toSentProduct } from './product-values.ts'

/** The longest title of a product. */
const MAX_TITLE = 200

/** Returns a draft like a product, without its stock, its URL and images whose file has not been fetched. */
export function toCopy(
  product: ProductDetail,
  timeZone: string,
  title: string,
): ReturnType<typeof toSentProduct> {
  const values = toProductValues(product, timeZone)
  const images = values.images.filter(({ assetId }) => assetId !== null)
  return toSentProduct({
    ...values,
    title: title.slice(0, MAX_TITLE),
    status: 'draft',
    publishAt: '',
    urlId: '',
    images: images.map((image) => ({ ...image, id: undefined })),
    variants: values.variants.map((variant) => ({
      ...variant,
      id: undefined,
      onHand: 0,
      savedOnHand: null,
    })),
  })
}
