import type { ProductStatus } from '@vitrine/contract'
import { and, eq, gt, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import type { ProductFields } from './product-fields.ts'
import { product } from './tables.ts'

/** The condition for products that visitors see. The clock alone ends a schedule. */
export const isShown = sql`(${product.visible} and (${product.publishAt} is null or ${product.publishAt} <= now()))`

/** Returns the condition for products of a state. */
export function hasStatus(status: ProductStatus): SQL | undefined {
  switch (status) {
    case 'active':
      return isShown
    case 'scheduled':
      return gt(product.publishAt, sql`now()`)
    case 'draft':
      return and(eq(product.visible, false), eq(product.archived, false))
    case 'archived':
      return eq(product.archived, true)
  }
}

/** The fields that files of other programs do not have: settings, and the state of a scheduled or archived product. */
type OwnFields = Pick<
  ProductFields,
  | 'customAddButtonText'
  | 'customFields'
  | 'expressCheckout'
  | 'formId'
  | 'ignoresLowStock'
  | 'lowStockAt'
  | 'relatedIds'
  | 'subscriptionPlan'
  | 'taxClass'
> &
  Partial<Pick<ProductFields, 'visible' | 'publishAt' | 'archived'>>

/** Locks an imported product, and loads what an import leaves as it is; undefined for a new product. */
export async function lockOwnFields(
  db: Db,
  siteId: string,
  sourceKey: string,
): Promise<OwnFields | undefined> {
  const { customAddButtonText, customFields, expressCheckout, formId } = product
  const { ignoresLowStock, lowStockAt, relatedIds, subscriptionPlan, taxClass } = product
  const { visible, publishAt, archived } = product
  const [row] = await db
    .select({
      fields: {
        ...{ customAddButtonText, customFields, expressCheckout },
        ...{ formId, ignoresLowStock, lowStockAt, relatedIds, subscriptionPlan, taxClass },
      },
      state: { visible, publishAt, archived },
      hasOwnState: sql<boolean>`${or(eq(archived, true), hasStatus('scheduled'))}`,
    })
    .from(product)
    .where(and(eq(product.siteId, siteId), eq(product.sourceKey, sourceKey)))
    .for('update')
  return row && { ...row.fields, ...(row.hasOwnState && row.state) }
}

/** Resolves a local time in a time zone to its instant, as ISO 8601. */
export async function resolveLocalTime(db: Db, local: string, timeZone: string): Promise<string> {
  const { rows } = await db.execute<{ ms: string }>(
    sql`select extract(epoch from ${local}::timestamp at time zone ${timeZone}) * 1000 as ms`,
  )
  return new Date(Number(rows[0]?.ms)).toISOString()
}

const isDue = and(isNotNull(product.publishAt), lte(product.publishAt, sql`now()`))

/** Lists the sites with products whose schedule has ended; the only query here across sites. */
export async function listSitesWithDueProducts(db: Db): Promise<readonly string[]> {
  const rows = await db.selectDistinct({ siteId: product.siteId }).from(product).where(isDue)
  return rows.map(({ siteId }) => siteId)
}

/** Ends the schedules of a site that are due: its cached pages and its search index follow the change. */
export async function endDueSchedules(db: Db, siteId: string): Promise<void> {
  await db
    .update(product)
    .set({ publishAt: null, updatedAt: sql`now()` })
    .where(and(eq(product.siteId, siteId), isDue))
}
