import { type Product, shopTypeOf, type Variant, type VariantStock } from './product.ts'

/** A row of the readers: amounts inside JSON are numbers, exact within the bounds of `minor`. */
export interface ProductRow extends Omit<Product, 'type' | 'variants'> {
  readonly type: number
  readonly variants: readonly VariantJson[]
}

interface VariantJson extends Omit<Variant, 'priceMinor' | 'salePriceMinor'> {
  readonly priceMinor: number
  readonly salePriceMinor: number | null
}

export type StockJson = VariantStock

export function productOf(row: ProductRow): Product {
  const type = shopTypeOf(row.type)
  return { ...row, type, variants: row.variants.map(variantOf) }
}

function variantOf(row: VariantJson): Variant {
  return {
    ...row,
    priceMinor: BigInt(row.priceMinor),
    salePriceMinor: row.salePriceMinor === null ? null : BigInt(row.salePriceMinor),
  }
}
