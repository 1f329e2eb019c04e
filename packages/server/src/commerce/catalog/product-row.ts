import { localizeProduct, type ProductTexts } from './texts/product-texts.ts'
import { type Product, toShopType, type Variant, type VariantStock } from './product.ts'

/** A product as queries return it: amounts inside JSON are numbers, exact within the bounds of `minor`. */
export interface ProductRow extends Omit<Product, 'type' | 'variants' | 'localization'> {
  readonly type: number
  readonly variants: readonly VariantJson[]
  /** The texts in the language of the page; absent where none are read. */
  readonly texts?: ProductTexts | null
}

interface VariantJson extends Omit<Variant, 'priceMinor' | 'salePriceMinor' | 'lowestPriceMinor'> {
  readonly priceMinor: number
  readonly salePriceMinor: number | null
  readonly lowestPriceMinor: number | null
}

export type StockJson = VariantStock

export function toProduct({ texts, ...row }: ProductRow): Product {
  const type = toShopType(row.type)
  return localizeProduct({ ...row, type, variants: row.variants.map(toVariant) }, texts)
}

function toVariant(row: VariantJson): Variant {
  return {
    ...row,
    priceMinor: BigInt(row.priceMinor),
    salePriceMinor: toBigInt(row.salePriceMinor),
    lowestPriceMinor: toBigInt(row.lowestPriceMinor),
    saleStartsAt: toUtc(row.saleStartsAt),
    saleEndsAt: toUtc(row.saleEndsAt),
  }
}

function toBigInt(amount: number | null): bigint | null {
  return amount === null ? null : BigInt(amount)
}

/** Converts a time as SQL writes it in JSON. */
function toUtc(time: string | null): string | null {
  return time === null ? null : new Date(time).toISOString()
}
