import type { ProductDetail, ProductTranslation } from '@vitrine/contract'
import { type Currency, toCents } from '@vitrine/model'
import { formatAssetUrl } from '../../platform/files/asset-url.ts'
import type { Db } from '../../platform/db/db.ts'
import { listCategories } from './collection-store.ts'
import { type EditedProduct, findEditedProduct } from './edit-store.ts'
import { type Category, getCategoryPath, getProductUrl, type Variant } from './product.ts'
import { getProductState } from './product-status.ts'
import { listAncestors, toTranslations } from './texts/translations.ts'
import { listCategoryTexts } from './texts/text-store.ts'

/** Loads a product of the shop as staff edit it; undefined if there is none. */
export async function loadProductDetail(
  db: Db,
  { id: siteId, currency }: { readonly id: string; readonly currency: Currency },
  id: string,
): Promise<ProductDetail | undefined> {
  const product = await findEditedProduct(db, siteId, id)
  if (!product) return undefined
  const categories = await listCategories(db, siteId, product.collectionId)
  const shown = listAncestors(product, categories)
  const names = await listCategoryTexts(db, siteId, [...shown.keys()])
  const translations = toTranslations(product.texts, names, shown)
  return toProductDetail(product, { currency, categories, translations })
}

/** Returns a product as staff edit it; `categories` are those of its collection. */
export function toProductDetail(
  product: EditedProduct,
  {
    currency,
    categories,
    translations,
  }: {
    readonly currency: Currency
    readonly categories: readonly Category[]
    readonly translations: readonly ProductTranslation[]
  },
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
      categories: product.categories.map(({ id }) => [...getCategoryPath(categories, id)]),
      optionNames: [...product.optionNames],
      featured: product.featured,
      customAddButtonText: product.customAddButtonText,
      expressCheckout: product.expressCheckout,
      taxClass: product.taxClass,
      lowStockAt: product.lowStockAt,
      ignoresLowStock: product.ignoresLowStock,
      formId: product.form?.id ?? null,
      subscriptionPlan: product.subscriptionPlan,
      relatedIds: product.related.map(({ id }) => id),
      customFields: [...product.customFields],
      seoTitle: product.seoTitle,
      seoDescription: product.seoDescription,
      translations: [...translations],
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
