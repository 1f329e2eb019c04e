import { asc, desc, type SQL, sql } from 'drizzle-orm'
import { isStockUnlimited, type ProductType, productTypeCodes } from '@vitrine/model'
import { product } from './tables.ts'
import { collateName } from './texts/name-collation-store.ts'
import { localizedTitle } from './texts/text-store.ts'

/** The orders that visitors can choose instead of the owner's. */
export const productOrders = ['newest', 'price-low', 'price-high', 'name'] as const

export type ProductOrder = (typeof productOrders)[number]

/** The products to which visitors can narrow a listing. */
export interface ProductFilter {
  /** Only products with stock that no order has; what checkouts hold for some minutes counts as available. */
  readonly available?: true
  readonly sale?: true
}

/** The price from which a product is sold. */
const lowestPrice = sql`(
  select min(variant_price(v))
  from variant v where v.site_id = product.site_id and v.product_id = product.id
)`

/**
 * Returns the columns to order by; the last makes the order complete. Names are those of `locale`, by default those of the
 * site, in the order of `language`.
 */
export function getOrderColumns(
  order: ProductOrder | undefined,
  { locale, language }: { readonly locale?: string | undefined; readonly language: string },
): readonly SQL[] {
  switch (order) {
    case 'newest':
      return [desc(product.createdAt), asc(product.id)]
    case 'price-low':
      return [sql`${lowestPrice} asc nulls last`, asc(product.id)]
    case 'price-high':
      return [sql`${lowestPrice} desc nulls last`, asc(product.id)]
    case 'name':
      return [
        collateName(
          locale === undefined ? sql`${product.title}` : localizedTitle(locale),
          language,
        ),
        asc(product.id),
      ]
    case undefined:
      return [asc(product.displayIndex), asc(product.id)]
  }
}

/** The types of products that never sell out. */
const unlimitedTypes = Object.keys(productTypeCodes)
  .map((type) => type as ProductType) // The keys of the table are its types.
  .filter(isStockUnlimited)
  .map((type) => productTypeCodes[type])

/** Returns the conditions of a filter. @see storefront spec §4 "Product display" */
export function getFilterConditions({ available, sale }: ProductFilter): readonly SQL[] {
  return [
    ...(available
      ? [
          sql`(product.type in ${unlimitedTypes} or exists (
            select from variant v
            join stock s on s.site_id = v.site_id and s.variant_id = v.id
            where v.site_id = product.site_id and v.product_id = product.id and is_in_stock(s)
          ))`,
        ]
      : []),
    ...(sale
      ? [
          sql`exists (
            select from variant v
            where v.site_id = product.site_id and v.product_id = product.id and variant_is_on_sale(v)
          )`,
        ]
      : []),
  ]
}
