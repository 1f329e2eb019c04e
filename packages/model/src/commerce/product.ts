/** The product types with their codes; a paywall opens a member area. @see storefront spec §3 "Product type codes" */
export const productTypeCodes = {
  physical: 1,
  digital: 2,
  service: 3,
  'gift-card': 4,
  paywall: 5,
} as const

export type ProductType = keyof typeof productTypeCodes

/** Converts a code to its product type. Throws a RangeError for an unknown code. */
export function toProductType(code: number): ProductType {
  const found = Object.entries(productTypeCodes).find(([, known]) => known === code)
  if (!found) throw new RangeError(`Unknown product type ${code}`)
  return found[0] as ProductType
}

/** The stock of a variant that visitors can buy. `qtyInStock` is never below 0. */
export interface Stock {
  readonly unlimited: boolean
  readonly qtyInStock: number
}

/** Returns whether products of this type never sell out. @see storefront spec §4 "Product display" */
export function isStockUnlimited(type: ProductType): boolean {
  return type === 'digital' || type === 'gift-card' || type === 'paywall'
}

/** Returns whether no variant can be sold. @see storefront spec §4 "Product display" */
export function isSoldOut(type: ProductType, variants: readonly Stock[]): boolean {
  if (isStockUnlimited(type)) return false
  return !variants.some(({ unlimited, qtyInStock }) => unlimited || qtyInStock > 0)
}

/** Returns whether any variant is on sale. @see storefront spec §4: "On sale when any variant is on sale (digital: its own flag)" */
export function isOnSale(variants: readonly { readonly isReduced: boolean }[]): boolean {
  return variants.some(({ isReduced }) => isReduced)
}
