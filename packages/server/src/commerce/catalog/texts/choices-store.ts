import { translateOptionNames, translateOptionValues } from '@vitrine/model'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { isShown } from '../status-store.ts'
import { joinsCollection } from '../store.ts'
import { collection, product } from '../tables.ts'
import { textsJson } from './text-store.ts'

export interface Choices {
  readonly optionNames: readonly string[]
  readonly variants: readonly {
    readonly sku: string
    readonly optionValues: readonly string[]
  }[]
}

/** Finds the options of a visible product, as a language has them; by default the site's own. */
export async function findChoices(
  db: Db,
  siteId: string,
  productId: string,
  locale = '',
): Promise<Choices | undefined> {
  const [row] = await db
    .select({
      texts: textsJson(locale),
      optionNames: product.optionNames,
      variants: sql<Choices['variants']>`(
        select json_agg(json_build_object('sku', v.sku, 'optionValues', v.option_values))
        from variant v where v.site_id = product.site_id and v.product_id = product.id
      )`,
    })
    .from(product)
    .innerJoin(collection, joinsCollection)
    .where(
      and(
        eq(product.siteId, siteId),
        eq(product.id, productId),
        isShown,
        eq(collection.enabled, true),
      ),
    )
  if (!row) return undefined
  const { optionNames, variants } = row
  const options = row.texts?.options ?? []
  return {
    optionNames: translateOptionNames(optionNames, options),
    variants: variants.map(({ sku, optionValues }) => ({
      sku,
      optionValues: translateOptionValues(optionNames, optionValues, options),
    })),
  }
}
