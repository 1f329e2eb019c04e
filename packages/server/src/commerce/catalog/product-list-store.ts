import type { ProductStatus } from '@vitrine/contract'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import type { Product } from './product.ts'
import { toProduct } from './product-row.ts'
import { hasStatus } from './status-store.ts'
import { isInShop, joinsCollection, productColumns } from './store.ts'
import { collection, product } from './tables.ts'

interface StudioPage {
  readonly after?: { readonly displayIndex: number; readonly id: string } | undefined
  /** A part of the title or of a SKU. */
  readonly search?: string | undefined
  /** Undefined for all but archived products. */
  readonly status?: ProductStatus | undefined
  readonly limit: number
}

/** Lists products for the studio, hidden ones too, in the order of the shop. */
export async function listProductsAfter(
  db: Db,
  siteId: string,
  { after, search = '', status, limit }: StudioPage,
): Promise<readonly Product[]> {
  const behind = after
    ? sql`(${product.displayIndex}, ${product.id}) > (${after.displayIndex}, ${after.id})`
    : undefined
  const rows = await db
    .select(productColumns)
    .from(product)
    .innerJoin(collection, joinsCollection)
    .where(
      and(
        eq(product.siteId, siteId),
        isInShop,
        behind,
        status === undefined ? eq(product.archived, false) : hasStatus(status),
        matchesSearch(search.trim().toLowerCase()),
      ),
    )
    .orderBy(asc(product.displayIndex), asc(product.id))
    .limit(limit)
  return rows.map(toProduct)
}

function matchesSearch(text: string): SQL | undefined {
  if (text === '') return undefined
  return sql`(position(${text} in lower(${product.title})) > 0 or exists (
    select from variant v where v.site_id = product.site_id and v.product_id = product.id
      and position(${text} in lower(v.sku)) > 0))`
}
