/** @see storefront spec §3 "Product type codes"; a paywall, 5, opens a member area. */
export const productTypeCodes = {
  physical: 1,
  digital: 2,
  service: 3,
  'gift-card': 4,
  paywall: 5,
} as const

export type ProductType = keyof typeof productTypeCodes

/** The product type with `code`. Throws a RangeError when there is none. */
export function productTypeOf(code: number): ProductType {
  const found = Object.entries(productTypeCodes).find(([, known]) => known === code)
  if (!found) throw new RangeError(`There is no product type ${code}`)
  return found[0] as ProductType
}

/** What a variant's stock is to a visitor: `qtyInStock` is what can still be sold, never below 0. */
export interface Stock {
  readonly unlimited: boolean
  readonly qtyInStock: number
}

/** Digital products and gift cards are never sold out. @see storefront spec §4 "Product display" */
export function isStockUnlimited(type: ProductType): boolean {
  return type === 'digital' || type === 'gift-card' || type === 'paywall'
}

/** @see storefront spec §4: no variant of a physical or service product is unlimited or has stock above 0 */
export function isSoldOut(type: ProductType, variants: readonly Stock[]): boolean {
  if (isStockUnlimited(type)) return false
  return !variants.some(({ unlimited, qtyInStock }) => unlimited || qtyInStock > 0)
}

/** @see storefront spec §4: "On sale when any variant is on sale (digital: its own flag)" */
export function isOnSale(variants: readonly { readonly onSale: boolean }[]): boolean {
  return variants.some(({ onSale }) => onSale)
}
