import type { ProductDetail } from '@vitrine/contract'
import { type Currency, toCents } from '@vitrine/model'
import { formatAssetUrl } from '../../platform/files/asset-url.ts'
import type { Db } from '../../platform/db/db.ts'
import { listCategories } from './collection-store.ts'
import { type EditedProduct, findEditedProduct } from './edit-store.ts'
import { type Category, getProductUrl, type Variant } from './product.ts'
import { getProductState } from './product-status.ts'

/** Loads a product of the shop as staff edit it; undefined if there is none. */
export async function loadProductDetail(
  db: Db,
  { id: siteId, currency }: { readonly id: string; readonly currency: Currency },
  id: string,
): Promise<ProductDetail | undefined> {
  const product = await findEditedProduct(db, siteId, id)
  if (!product) return undefined
  const categories = await listCategories(db, siteId, product.collectionId)
  return toProductDetail(product, { currency, categories })
}

/** Returns a product as staff edit it; `categories` are those of its collection. */
export function toProductDetail(
  product: EditedProduct,
  {
    currency,
    categories,
  }: { readonly currency: Currency; readonly categories: readonly Category[] },
): ProductDetail {
  const { images, variants } = product
  return {
    id: product.id,
    version: product.version,
    url: getProductUrl(product.collectionUrlId, product.urlId),
    currency,
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
    product: {
      title: product.title,
      productType: product.type,
      ...getProductState(product),
      collectionId: product.collectionId,
      urlId: product.urlId,
      excerpt: product.excerpt,
      body: product.body,
      tags: [...product.tags],
      categories: product.categories.map(({ id }) => getPath(categories, id)),
      optionNames: [...product.optionNames],
      featured: product.featured,
      customAddButtonText: product.customAddButtonText,
      expressCheckout: product.expressCheckout,
      taxClass: product.taxClass,
      lowStockAt: product.lowStockAt,
      formId: product.form?.id ?? null,
      subscriptionPlan: product.subscriptionPlan,
      relatedIds: product.related.map(({ id }) => id),
      customFields: [...product.customFields],
      seoTitle: product.seoTitle,
      seoDescription: product.seoDescription,
      images: images.map(({ id, alt, asset }) => ({ id, alt, assetId: asset?.id ?? null })),
      variants: variants.map((variant) => toVariant(variant, { currency, images })),
    },
    relatedProducts: [...product.related],
    imageUrls: images.map(({ asset }) => (asset ? formatAssetUrl(asset) : null)),
    inventory: variants
      .filter(({ stock }) => !stock.unlimited)
      .map(({ id, stock: { onHand, available } }) => ({
        variantId: id,
        onHand,
        committed: onHand - available,
        available,
      })),
  }
}

function toVariant(
  variant: Variant,
  { currency, images }: { readonly currency: Currency; readonly images: EditedProduct['images'] },
): ProductDetail['product']['variants'][number] {
  const { imageId, priceMinor, salePriceMinor, optionValues, stock, ...rest } = variant
  const { isReduced: _isReduced, lowestPriceMinor: _lowest, ...fields } = rest
  const imageIndex = images.findIndex(({ id }) => id === imageId)
  return {
    ...fields,
    optionValues: [...optionValues],
    priceCents: toCents({ minor: priceMinor, currency }),
    salePriceCents: salePriceMinor === null ? null : toCents({ minor: salePriceMinor, currency }),
    imageIndex: imageIndex === -1 ? null : imageIndex,
    stock: { unlimited: stock.unlimited, backorder: stock.backorder },
  }
}

/** Returns the display names of a category and those above it, from the top. */
function getPath(categories: readonly Category[], id: string): string[] {
  const found = categories.find((category) => category.id === id)
  if (!found) return []
  const above = found.parentId === null ? [] : getPath(categories, found.parentId)
  return [...above, found.displayName]
}
