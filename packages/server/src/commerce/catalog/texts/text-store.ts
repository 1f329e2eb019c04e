import { and, asc, eq, getTableColumns, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { categoryText, productText } from '../tables.ts'
import type { LocalizedTexts, ProductTexts } from './product-texts.ts'

/** A language in a query: its tag, or the placeholder of a prepared statement. */
export type Locale = string | ReturnType<typeof sql.placeholder>

const textFields = sql`'title', t.title, 'excerpt', t.excerpt, 'body', t.body,
  'customAddButtonText', t.custom_add_button_text, 'seoTitle', t.seo_title,
  'seoDescription', t.seo_description, 'options', t.options`

/** Returns the SQL for the texts of the `product` of a query in a language; null without any. */
export function textsJson(locale: Locale): SQL<ProductTexts | null> {
  return sql<ProductTexts | null>`(
    select json_build_object(${textFields}) from product_text t
    where t.site_id = product.site_id and t.product_id = product.id and t.locale = ${locale}
  )`
}

/** Returns the SQL for the title of the `product` of a query in a language. */
export function localizedTitle(locale: Locale): SQL<string> {
  return sql<string>`coalesce((select t.title from product_text t where t.site_id = product.site_id
    and t.product_id = product.id and t.locale = ${locale}), product.title)`
}

/** The SQL for the languages in which the `product` of a query has a title beside that of the site. */
export const titleLocalesJson = sql<readonly string[]>`(
  select coalesce(json_agg(t.locale), '[]') from product_text t
  where t.site_id = product.site_id and t.product_id = product.id and t.title is not null
)`

/** The SQL for the texts of the `product` of a query in all languages. */
export const allTextsJson = sql<readonly LocalizedTexts[]>`(
  select coalesce(json_agg(json_build_object('locale', t.locale, ${textFields}) order by t.locale), '[]')
  from product_text t where t.site_id = product.site_id and t.product_id = product.id
)`

/** Lists the languages in which a product or a category of the site has texts. */
export async function listTextLocales(
  db: Db,
  siteId: string,
  productId: string,
): Promise<readonly string[]> {
  const rows = await db
    .select({ locale: productText.locale })
    .from(productText)
    .where(and(eq(productText.siteId, siteId), eq(productText.productId, productId)))
    .union(
      db
        .select({ locale: categoryText.locale })
        .from(categoryText)
        .where(eq(categoryText.siteId, siteId)),
    )
  return rows.map(({ locale }) => locale)
}

/** Loads the texts of a product in all languages. */
export async function listProductTexts(db: Db, siteId: string, productId: string) {
  const { siteId: _site, productId: _product, ...columns } = getTableColumns(productText)
  return db
    .select(columns)
    .from(productText)
    .where(and(eq(productText.siteId, siteId), eq(productText.productId, productId)))
    .orderBy(asc(productText.locale))
}

/** Replaces the texts of a product in all languages. */
export async function putProductTexts(
  tx: Db,
  siteId: string,
  productId: string,
  texts: readonly LocalizedTexts[],
): Promise<void> {
  const locales = texts.map(({ locale }) => locale)
  await tx
    .delete(productText)
    .where(
      and(
        eq(productText.siteId, siteId),
        eq(productText.productId, productId),
        notInArray(productText.locale, locales),
      ),
    )
  for (const { locale, ...row } of texts)
    await tx
      .insert(productText)
      .values({ ...row, siteId, productId, locale })
      .onConflictDoUpdate({
        target: [productText.siteId, productText.productId, productText.locale],
        set: row,
      })
}

interface CategoryText {
  readonly categoryId: string
  readonly locale: string
  readonly displayName: string
}

/** Lists the names of categories in other languages. */
export async function listCategoryTexts(
  db: Db,
  siteId: string,
  categoryIds: readonly string[],
): Promise<readonly CategoryText[]> {
  if (categoryIds.length === 0) return []
  const { siteId: _site, ...columns } = getTableColumns(categoryText)
  return db
    .select(columns)
    .from(categoryText)
    .where(and(eq(categoryText.siteId, siteId), inArray(categoryText.categoryId, [...categoryIds])))
    .orderBy(asc(categoryText.categoryId), asc(categoryText.locale))
}

/** Sets the name of a category in a language; null removes it. */
export async function putCategoryText(
  tx: Db,
  siteId: string,
  { categoryId, locale }: Omit<CategoryText, 'displayName'>,
  displayName: string | null,
): Promise<void> {
  if (displayName === null) {
    await tx
      .delete(categoryText)
      .where(
        and(
          eq(categoryText.siteId, siteId),
          eq(categoryText.categoryId, categoryId),
          eq(categoryText.locale, locale),
        ),
      )
    return
  }
  await tx
    .insert(categoryText)
    .values({ siteId, categoryId, locale, displayName })
    .onConflictDoUpdate({
      target: [categoryText.siteId, categoryText.categoryId, categoryText.locale],
      set: { displayName },
      setWhere: sql`${categoryText.displayName} <> excluded.display_name`,
    })
}
