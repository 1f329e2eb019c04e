import type { ProductFormField } from '@vitrine/contract'
import { type ProductType, productTypeCodes, toProductType } from '@vitrine/model'
import type { Neighbours } from './neighbour-store.ts'
import type { ProductFields, VariantFields } from './product-fields.ts'
import type { Localization } from './texts/product-texts.ts'

/** A type of product with a page in the shop. A paywall is sold by its member area and has no page. */
export type ShopType = Exclude<ProductType, 'paywall'>

/** A product as its page shows it. */
export interface ProductPage extends Product, Neighbours {
  /** The languages in which it has a title, beside the site's own. */
  readonly titleLocales: readonly string[]
}

/** Converts a code to the type. Throws a RangeError for a paywall, which queries of the shop exclude. */
export function toShopType(code: number): ShopType {
  const type = toProductType(code)
  if (type === 'paywall') throw new RangeError('A paywall is not listed in a shop')
  return type
}

/**
 * The collection of all paywalls. No page can have its address, so that none shows them. The `urlId` of a
 * paywall is the id of its member area.
 */
export const ACCESS_COLLECTION = { urlId: 'account/areas', title: 'Access' } as const

export const PAYWALL = productTypeCodes.paywall

/** The form that visitors fill in before they add a product to the cart. */
export interface ProductForm {
  readonly id: string
  readonly name: string
  readonly fields: readonly ProductFormField[]
}

export interface Collection {
  readonly id: string
  readonly urlId: string
  readonly title: string
  readonly description: string
}

export interface Category {
  readonly id: string
  readonly collectionId: string
  /** Null for a top-level category. */
  readonly parentId: string | null
  readonly displayName: string
  /** The name in the site's own language. */
  readonly ownName: string
  readonly urlId: string
  readonly displayIndex: number
}

export interface ProductImage {
  readonly id: string
  readonly alt: string
  /** Null until an image named by a URL has been fetched. */
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
  /** The alternative text if the product gives no other. */
  readonly altText: string
  readonly focalX: number
  readonly focalY: number
}

export interface Variant extends VariantFields {
  readonly id: string
  readonly sku: string
  /** The values in the order of the product's `optionNames`. */
  readonly optionValues: readonly string[]
  readonly priceMinor: bigint
  readonly salePriceMinor: bigint | null
  /** Whether the sale price applies now: `onSale`, within its times. */
  readonly isReduced: boolean
  /** The lowest price of the 30 days before a sale price; null where none is shown. */
  readonly lowestPriceMinor: bigint | null
  readonly imageId: string | null
  readonly stock: VariantStock
}

export interface VariantStock {
  readonly unlimited: boolean
  readonly backorder: boolean
  readonly onHand: number
  readonly committed: number
  /** The stock on hand minus that of orders and other checkouts; may be negative. */
  readonly available: number
}

/** A product with everything that its page shows. */
export interface Product extends ProductFields {
  readonly id: string
  readonly collectionId: string
  readonly collectionUrlId: string
  readonly type: ShopType
  readonly urlId: string
  readonly title: string
  readonly createdAt: Date
  readonly updatedAt: Date
  /** The variants in the order of the shop. */
  readonly variants: readonly Variant[]
  readonly images: readonly ProductImage[]
  readonly categories: readonly Category[]
  /** The form that visitors fill in before they add it to the cart; null for none. */
  readonly form: ProductForm | null
  /** The texts in another language that it shows; absent in the site's own, and without texts in the language. */
  readonly localization?: Localization
}

/** Returns the path of the member area that a paywall gives access to. */
export function getAreaUrl(urlId: string): string {
  return `/${ACCESS_COLLECTION.urlId}/${urlId}`
}

/** Returns the path of a product's page. */
export function getProductUrl(collectionUrlId: string, urlId: string): `/${string}` {
  return `/${collectionUrlId}/p/${urlId}`
}

/** Returns the display names of a category and those above it, from the top. */
export function getCategoryPath(categories: readonly Category[], id: string): readonly string[] {
  const found = categories.find((category) => category.id === id)
  if (!found) return []
  const above = found.parentId === null ? [] : getCategoryPath(categories, found.parentId)
  return [...above, found.displayName]
}
