import { type ProductType, productTypeCodes, productTypeOf } from '@vitrine/model'

/** The types that stand in a shop. A paywall is sold where its member area is shown, and has no page. */
export type ShopType = Exclude<ProductType, 'paywall'>

/** Throws a RangeError for a paywall: what reads the shop leaves it out. */
export function shopTypeOf(code: number): ShopType {
  const type = productTypeOf(code)
  if (type === 'paywall') throw new RangeError('A paywall stands in no shop')
  return type
}

/**
 * Where paywalls are kept: at an address that no page can have, so that none shows them. The `urlId` of a
 * paywall is the id of its member area.
 */
export const ACCESS = { urlId: 'account/areas', title: 'Access' } as const

export const PAYWALL = productTypeCodes.paywall

export interface Collection {
  readonly id: string
  readonly urlId: string
  readonly title: string
  readonly description: string
}

export interface Category {
  readonly id: string
  readonly collectionId: string
  /** Null at the top. */
  readonly parentId: string | null
  readonly displayName: string
  readonly urlId: string
  readonly displayIndex: number
}

export interface ProductImage {
  readonly id: string
  readonly alt: string
  /** Null while a picture named by an address has not been fetched: there is nothing to show yet. */
  readonly asset: ImageAsset | null
}

export interface ImageAsset {
  readonly id: string
  readonly fileKey: string
  readonly filename: string
  readonly contentType: string
  readonly width: number
  readonly height: number
  /** Averages of the corners and the centre, as hex without "#". */
  readonly colorData: Readonly<Record<string, string>>
  /** What stands for it where nothing else is said. */
  readonly altText: string
  readonly focalX: number
  readonly focalY: number
}

export interface Variant {
  readonly id: string
  readonly sku: string
  /** In the order of the product's `optionNames`. */
  readonly optionValues: readonly string[]
  readonly priceMinor: bigint
  readonly salePriceMinor: bigint | null
  readonly onSale: boolean
  readonly weightGrams: number | null
  readonly lengthMm: number | null
  readonly widthMm: number | null
  readonly heightMm: number | null
  readonly barcode: string | null
  readonly imageId: string | null
  readonly stock: VariantStock
}

export interface VariantStock {
  readonly unlimited: boolean
  readonly backorder: boolean
  readonly onHand: number
  readonly committed: number
  /** On hand, less what orders and checkouts of others have; may be below zero. */
  readonly available: number
}

/** A product with all a page shows of it. */
export interface Product {
  readonly id: string
  readonly collectionId: string
  readonly collectionUrlId: string
  readonly type: ShopType
  readonly urlId: string
  readonly title: string
  /** HTML. */
  readonly excerpt: string
  readonly body: string
  readonly tags: readonly string[]
  readonly optionNames: readonly string[]
  readonly visible: boolean
  readonly featured: boolean
  readonly customAddButtonText: string | null
  readonly seoTitle: string | null
  readonly seoDescription: string | null
  readonly displayIndex: number
  readonly createdAt: Date
  readonly updatedAt: Date
  /** In the order of the shop. */
  readonly variants: readonly Variant[]
  readonly images: readonly ProductImage[]
  readonly categories: readonly Category[]
}

/** Where access leads that a paywall sells; it is named after its area. */
export function areaUrl(urlId: string): string {
  return `/${ACCESS.urlId}/${urlId}`
}

/** Where a product's page is. */
export function productUrl(collectionUrlId: string, urlId: string): string {
  return `/${collectionUrlId}/p/${urlId}`
}
