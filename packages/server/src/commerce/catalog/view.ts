import type { ProductSummary } from '@vitrine/contract'
import {
  centsOf,
  type Currency,
  isOnSale,
  isStockUnlimited,
  type Money,
  type MoneyInPageJson,
  moneyInPageJson,
  moneyOnTheWire,
  type ProductType,
  productTypeCodes,
  type Stock,
} from '@vitrine/model'
import { assetUrl } from '../../platform/files/asset-url.ts'
import { type ImageView, imageView, NOBODYS, pictureOf } from './image-view.ts'
import { type Product, productUrl, type Variant, type VariantStock } from './product.ts'

/** Stock as visitors see it: what may be sold beyond what is there has no end to them. */
export function stockView(type: ProductType, stock: VariantStock): Stock {
  const unlimited = isStockUnlimited(type) || stock.unlimited || stock.backorder
  return { unlimited, qtyInStock: unlimited ? 0 : Math.max(0, stock.available) }
}

/** @see page-json-shapes "recordType" */
export const STORE_ITEM = 11

/**
 * A product as page JSON has it: what it sells in `structuredContent`, and the same on the item itself.
 *
 * @see compat §5 "Product item"
 */
export function productView(
  product: Product,
  store: {
    readonly currency: Currency
    /** Where its shop is, in the page's language; else where it is in the site's own. */
    readonly url?: string
  },
) {
  const money = (minor: bigint): Money => ({ minor, currency: store.currency })
  const addedOn = product.createdAt.getTime()
  const updatedOn = product.updatedAt.getTime()
  const fullUrl =
    store.url === undefined
      ? productUrl(product.collectionUrlId, product.urlId)
      : `${store.url}/p/${product.urlId}`
  const of = {
    collectionId: product.collectionId,
    parentId: product.id,
    addedOn,
    updatedOn,
    fullUrl,
  }
  const images = product.images.map((image, index) => imageView(image, index, of))
  const content = sold(product, images, money)
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
    ...NOBODYS,
    unsaved: false,
    structuredContent: { _type: 'StoreItem', ...content },
    ...content,
    items,
    mainImage,
    ...(mainImage && pictureOf(mainImage)),
  }
}

function sold(
  product: Product,
  images: readonly (ImageView | undefined)[],
  money: (minor: bigint) => Money,
) {
  const { type, optionNames } = product
  const variants = product.variants.map((variant) =>
    variantView(product, variant, { images, money }),
  )
  const lowest = (amounts: readonly bigint[]) =>
    amounts.reduce((a, b) => (b < a ? b : a), amounts[0] ?? 0n)
  const price = lowest(product.variants.map(({ priceMinor }) => priceMinor))
  const reduced = product.variants.flatMap((v) => (v.onSale ? (v.salePriceMinor ?? []) : []))
  return {
    productType: productTypeCodes[type],
    ...prices(money(price), money(lowest(reduced))),
    onSale: isOnSale(product.variants),
    variants,
    variantOptionOrdering: optionNames,
    isSubscribable: false,
    useCustomAddButtonText: product.customAddButtonText !== null,
    customAddButtonText: product.customAddButtonText ?? '',
    relatedCategories: [],
    relatedProductsStrategy: 'DISABLED',
    fulfilledExternally: false,
    productAddOnsConfiguration: { productAddOns: [] },
  }
}

function prices(price: Money, salePrice: Money) {
  return {
    priceCents: centsOf(price),
    salePriceCents: centsOf(salePrice),
    priceMoney: moneyInPageJson(price),
    salePriceMoney: moneyInPageJson(salePrice),
  }
}

export interface VariantView extends Stock {
  readonly id: string
  readonly sku: string
  readonly attributes: Readonly<Record<string, string>>
  readonly optionValues: readonly { readonly optionName: string; readonly value: string }[]
  /** Hundredths. */
  readonly price: number
  readonly salePrice: number
  readonly priceMoney: MoneyInPageJson
  readonly salePriceMoney: MoneyInPageJson
  readonly onSale: boolean
  /** Kilograms. */
  readonly weight: number
  /** Centimetres. */
  readonly len: number
  readonly width: number
  readonly height: number
  readonly imageIds: readonly string[]
  readonly images: readonly ImageView[]
  readonly mainImageId: string | null
  readonly mainImage: ImageView | null
}

function variantView(
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
  const optionValues = optionsOf(product.optionNames, variant.optionValues)
  const index = product.images.findIndex(({ id }) => id === variant.imageId)
  const mainImage = images[index] ?? null
  return {
    id: variant.id,
    sku: variant.sku,
    attributes: Object.fromEntries(
      optionValues.map(({ optionName, value }) => [optionName, value]),
    ),
    optionValues,
    price: centsOf(price),
    salePrice: centsOf(salePrice),
    priceMoney: moneyInPageJson(price),
    salePriceMoney: moneyInPageJson(salePrice),
    onSale: variant.onSale,
    ...stockView(product.type, variant.stock),
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

/** A variant's values with the names of their options. */
export function optionsOf(names: readonly string[], values: readonly string[]) {
  return names.map((optionName, index) => ({ optionName, value: values[index] ?? '' }))
}

/** A product as the studio lists it. */
export function summaryView(
  product: Product,
  store: { readonly currency: Currency },
): ProductSummary {
  const image = product.images.find(({ asset }) => asset !== null)
  return {
    id: product.id,
    title: product.title,
    productType: product.type,
    url: productUrl(product.collectionUrlId, product.urlId),
    imageUrl: image?.asset ? assetUrl(image.asset) : null,
    visible: product.visible,
    variants: product.variants.map((variant) => {
      const minor = variant.onSale ? (variant.salePriceMinor ?? 0n) : variant.priceMinor
      return {
        id: variant.id,
        label: variant.optionValues.join(' / '),
        sku: variant.sku,
        price: moneyOnTheWire({ minor, currency: store.currency }),
        onSale: variant.onSale,
        unlimited: variant.stock.unlimited,
        onHand: variant.stock.onHand,
        committed: variant.stock.committed,
      }
    }),
  }
}
