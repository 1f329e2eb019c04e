import type { ProductSummary } from '@vitrine/contract'
import {
  toCents,
  type Currency,
  isOnSale,
  isStockUnlimited,
  type Money,
  type PageJsonMoney,
  type SubscriptionPlan,
  toPageJsonMoney,
  toWireMoney,
  type ProductType,
  productTypeCodes,
  type Stock,
} from '@vitrine/model'
import { formatAssetUrl } from '../../platform/files/asset-url.ts'
import { type ImageView, toImageView, WITHOUT_AUTHOR, toMainImageFields } from './image-view.ts'
import { type Product, getProductUrl, type Variant, type VariantStock } from './product.ts'
import { getProductState } from './product-status.ts'

/** Converts stock for visitors: products on backorder count as unlimited. */
export function toStockView(type: ProductType, stock: VariantStock): Stock {
  const unlimited = isStockUnlimited(type) || stock.unlimited || stock.backorder
  return { unlimited, qtyInStock: unlimited ? 0 : Math.max(0, stock.available) }
}

/** @see page-json-shapes "recordType" */
export const STORE_ITEM = 11

/**
 * Converts a product to page JSON: its variants and prices stand in `structuredContent` and on the item itself.
 *
 * @see compat §5 "Product item"
 */
export function toProductView(
  product: Product,
  store: {
    readonly currency: Currency
    /** The path of the shop in the page's language; if absent, in the site's own. */
    readonly url?: string
  },
) {
  const money = (minor: bigint): Money => ({ minor, currency: store.currency })
  const addedOn = product.createdAt.getTime()
  const updatedOn = product.updatedAt.getTime()
  const fullUrl =
    store.url === undefined
      ? getProductUrl(product.collectionUrlId, product.urlId)
      : `${store.url}/p/${product.urlId}`
  const owner = {
    collectionId: product.collectionId,
    parentId: product.id,
    addedOn,
    updatedOn,
    fullUrl,
  }
  const images = product.images.map((image, index) => toImageView(image, index, owner))
  const content = toStructuredContent(product, images, money)
  const items = images.flatMap((image) => image ?? [])
  const [mainImage = null] = items
  return {
    id: product.id,
    collectionId: product.collectionId,
    recordType: STORE_ITEM,
    recordTypeLabel: 'store-item',
    addedOn,
    publishOn: addedOn,
    updatedOn,
    displayIndex: product.displayIndex,
    starred: product.featured,
    passthrough: false,
    workflowState: 1,
    categories: product.categories.map(({ displayName }) => displayName),
    categoryIds: product.categories.map(({ id }) => id),
    tags: product.tags,
    urlId: product.urlId,
    fullUrl,
    title: product.title,
    excerpt: product.excerpt,
    body: product.body,
    seoData: { seoTitle: product.seoTitle, seoDescription: product.seoDescription },
    ...WITHOUT_AUTHOR,
    unsaved: false,
    structuredContent: { _type: 'StoreItem', ...content },
    ...content,
    items,
    mainImage,
    ...(mainImage && toMainImageFields(mainImage)),
  }
}

function toStructuredContent(
  product: Product,
  images: readonly (ImageView | undefined)[],
  money: (minor: bigint) => Money,
) {
  const { type, optionNames } = product
  const variants = product.variants.map((variant) =>
    toVariantView(product, variant, { images, money }),
  )
  const lowest = (amounts: readonly bigint[]) =>
    amounts.reduce((a, b) => (b < a ? b : a), amounts[0] ?? 0n)
  const price = lowest(product.variants.map(({ priceMinor }) => priceMinor))
  const reduced = product.variants.flatMap((v) => (v.isReduced ? (v.salePriceMinor ?? []) : []))
  return {
    productType: productTypeCodes[type],
    ...toPriceFields(money(price), money(lowest(reduced))),
    onSale: isOnSale(product.variants),
    variants,
    variantOptionOrdering: optionNames,
    isSubscribable: product.subscriptionPlan !== null,
    ...(product.subscriptionPlan && { subscriptionPlan: toPlanView(product.subscriptionPlan) }),
    useCustomAddButtonText: product.customAddButtonText !== null,
    customAddButtonText: product.customAddButtonText ?? '',
    expressCheckout: product.expressCheckout,
    ...(product.form && {
      additionalFieldsFormId: product.form.id,
      additionalFieldsForm: product.form,
    }),
    customFields: product.customFields,
    relatedCategories: [],
    relatedProductsStrategy: 'DISABLED',
    fulfilledExternally: false,
    productAddOnsConfiguration: { productAddOns: [] },
  }
}

/** Converts a plan to page JSON, whose units are in capitals. @see storefront spec §3 "Other" */
function toPlanView({ billingPeriod: { value, unit }, numBillingCycles }: SubscriptionPlan) {
  return { billingPeriod: { value, unit: unit.toUpperCase() }, numBillingCycles }
}

function toPriceFields(price: Money, salePrice: Money) {
  return {
    priceCents: toCents(price),
    salePriceCents: toCents(salePrice),
    priceMoney: toPageJsonMoney(price),
    salePriceMoney: toPageJsonMoney(salePrice),
  }
}

export interface VariantView extends Stock {
  readonly id: string
  readonly sku: string
  readonly attributes: Readonly<Record<string, string>>
  readonly optionValues: readonly { readonly optionName: string; readonly value: string }[]
  /** The price in hundredths. */
  readonly price: number
  readonly salePrice: number
  readonly priceMoney: PageJsonMoney
  readonly salePriceMoney: PageJsonMoney
  readonly onSale: boolean
  /** The lowest price of the 30 days before the sale price, where the site shows it. */
  readonly lowestPriceMoney?: PageJsonMoney
  /** The end of the sale that is on, in milliseconds. */
  readonly saleEndsOn?: number
  /** The weight in kilograms. */
  readonly weight: number
  /** The length in centimetres. */
  readonly len: number
  readonly width: number
  readonly height: number
  readonly imageIds: readonly string[]
  readonly images: readonly ImageView[]
  readonly mainImageId: string | null
  readonly mainImage: ImageView | null
}

function toVariantView(
  product: Product,
  variant: Variant,
  {
    images,
    money,
  }: {
    readonly images: readonly (ImageView | undefined)[]
    readonly money: (minor: bigint) => Money
  },
): VariantView {
  const [price, salePrice] = [money(variant.priceMinor), money(variant.salePriceMinor ?? 0n)]
  const optionValues = toOptionValues(product.optionNames, variant.optionValues)
  const index = product.images.findIndex(({ id }) => id === variant.imageId)
  const mainImage = images[index] ?? null
  return {
    id: variant.id,
    sku: variant.sku,
    attributes: Object.fromEntries(
      optionValues.map(({ optionName, value }) => [optionName, value]),
    ),
    optionValues,
    price: toCents(price),
    salePrice: toCents(salePrice),
    priceMoney: toPageJsonMoney(price),
    salePriceMoney: toPageJsonMoney(salePrice),
    onSale: variant.isReduced,
    ...(variant.lowestPriceMinor !== null && {
      lowestPriceMoney: toPageJsonMoney(money(variant.lowestPriceMinor)),
    }),
    ...(variant.isReduced &&
      variant.saleEndsAt !== null && { saleEndsOn: Date.parse(variant.saleEndsAt) }),
    ...toStockView(product.type, variant.stock),
    weight: (variant.weightGrams ?? 0) / 1_000,
    len: (variant.lengthMm ?? 0) / 10,
    width: (variant.widthMm ?? 0) / 10,
    height: (variant.heightMm ?? 0) / 10,
    imageIds: mainImage ? [mainImage.id] : [],
    images: mainImage ? [mainImage] : [],
    mainImageId: mainImage?.id ?? null,
    mainImage,
  }
}

/** Returns a variant's values with the names of their options. */
export function toOptionValues(names: readonly string[], values: readonly string[]) {
  return names.map((optionName, index) => ({ optionName, value: values[index] ?? '' }))
}

/** Converts a product for the studio's list. */
export function toProductSummary(
  product: Product,
  store: { readonly currency: Currency },
): ProductSummary {
  const image = product.images.find(({ asset }) => asset !== null)
  return {
    id: product.id,
    title: product.title,
    productType: product.type,
    url: getProductUrl(product.collectionUrlId, product.urlId),
    imageUrl: image?.asset ? formatAssetUrl(image.asset) : null,
    visible: product.visible,
    ...getProductState(product),
    variants: product.variants.map((variant) => {
      const minor = variant.isReduced ? (variant.salePriceMinor ?? 0n) : variant.priceMinor
      return {
        id: variant.id,
        label: variant.optionValues.join(' / '),
        sku: variant.sku,
        price: toWireMoney({ minor, currency: store.currency }),
        onSale: variant.isReduced,
        unlimited: variant.stock.unlimited,
        onHand: variant.stock.onHand,
        committed: variant.stock.onHand - variant.stock.available,
      }
    }),
    updatedAt: product.updatedAt.toISOString(),
  }
}
