import type { ProductFormDraft } from '@vitrine/contract'
import { productTypeCodes } from '@vitrine/model'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { getProductUrl, type ProductForm } from '../product.ts'
import { isShown } from '../status-store.ts'
import { localizedTitle } from '../texts/text-store.ts'
import { joinsCollection } from '../store.ts'
import { collection, product, productForm } from '../tables.ts'
import { createGiftCardForm } from './gift-card-form.ts'

const formColumns = { id: productForm.id, name: productForm.name, fields: productForm.fields }

const editedColumns = {
  ...formColumns,
  version: productForm.version,
  products: sql<number>`(
    select count(*)::integer from product p
    where p.site_id = product_form.site_id and p.form_id = product_form.id
  )`,
}

/** Lists the forms of products as staff edit them, by name. */
export async function listProductForms(db: Db, siteId: string) {
  return db
    .select(editedColumns)
    .from(productForm)
    .where(eq(productForm.siteId, siteId))
    .orderBy(asc(sql`lower(${productForm.name})`), asc(productForm.id))
}

/** Finds a form of products as staff edit it; undefined if there is none. */
export async function findProductForm(db: Db, siteId: string, id: string) {
  const [row] = await db.select(editedColumns).from(productForm).where(hasId(siteId, id))
  return row
}

export async function countProductForms(db: Db, siteId: string): Promise<number> {
  const [row] = await db
    .select({ forms: count() })
    .from(productForm)
    .where(eq(productForm.siteId, siteId))
  return row?.forms ?? 0
}

/** Replaces a form of this version. Returns whether it had it. */
export async function updateProductForm(
  db: Db,
  siteId: string,
  { id, version }: { readonly id: string; readonly version: number },
  { name, fields }: ProductFormDraft,
): Promise<boolean> {
  const rows = await db
    .update(productForm)
    .set({ name, fields, version: version + 1, updatedAt: sql`now()` })
    .where(and(hasId(siteId, id), eq(productForm.version, version)))
    .returning({ id: productForm.id })
  return rows.length > 0
}

/** Deletes a form, which its products lose. Returns whether there was one. */
export async function removeProductForm(tx: Db, siteId: string, id: string): Promise<boolean> {
  await tx
    .update(product)
    .set({ formId: null })
    .where(and(eq(product.siteId, siteId), eq(product.formId, id)))
  const rows = await tx
    .delete(productForm)
    .where(hasId(siteId, id))
    .returning({ id: productForm.id })
  return rows.length > 0
}

/** A product by its ID, and the language that its form is asked in. */
interface AskedFor {
  readonly productId: string
  readonly locale: string
}

const joinsForm = and(eq(productForm.siteId, product.siteId), eq(productForm.id, product.formId))

/** Finds the form of a product, whatever its state; undefined if it has none. Every gift card has one. */
export async function findFormOfProduct(
  db: Db,
  siteId: string,
  { productId, locale }: AskedFor,
): Promise<ProductForm | undefined> {
  const [row] = await db
    .select({ type: product.type, form: formColumns })
    .from(product)
    .leftJoin(productForm, joinsForm)
    .where(and(eq(product.siteId, siteId), eq(product.id, productId)))
  return row && completeForm(row, locale)
}

function completeForm(
  { type, form }: { readonly type: number; readonly form: ProductForm | null },
  locale: string,
): ProductForm | undefined {
  if (type === productTypeCodes['gift-card']) return createGiftCardForm(locale, form)
  return form ?? undefined
}

/** A visible product with a form. */
export interface AskedProduct {
  readonly title: string
  readonly url: `/${string}`
  readonly form: ProductForm
}

/** Finds a product that visitors see, with its form; undefined if it has none. */
export async function findAskedProduct(
  db: Db,
  siteId: string,
  { productId, locale }: AskedFor,
): Promise<AskedProduct | undefined> {
  const [row] = await db
    .select({
      type: product.type,
      title: localizedTitle(locale),
      urlId: product.urlId,
      collectionUrlId: collection.urlId,
      form: formColumns,
    })
    .from(product)
    .innerJoin(collection, joinsCollection)
    .leftJoin(productForm, joinsForm)
    .where(
      and(
        eq(product.siteId, siteId),
        eq(product.id, productId),
        isShown,
        eq(collection.enabled, true),
      ),
    )
  const form = row && completeForm(row, locale)
  if (!row || !form) return undefined
  return { title: row.title, url: getProductUrl(row.collectionUrlId, row.urlId), form }
}

/** Lists the forms of products for an archive. */
export async function listStoredForms(db: Db, siteId: string): Promise<readonly ProductForm[]> {
  return db
    .select(formColumns)
    .from(productForm)
    .where(eq(productForm.siteId, siteId))
    .orderBy(asc(productForm.id))
}

/** Replaces all forms of a site by those of an archive. */
export async function replaceProductForms(
  tx: Db,
  siteId: string,
  forms: readonly ProductForm[],
): Promise<void> {
  await tx.delete(productForm).where(eq(productForm.siteId, siteId))
  await insertProductForms(tx, siteId, forms)
}

/** Inserts forms with their ids. */
export async function insertProductForms(
  tx: Db,
  siteId: string,
  forms: readonly ProductForm[],
): Promise<void> {
  if (forms.length > 0)
    await tx.insert(productForm).values(forms.map((form) => ({ ...form, siteId })))
}

function hasId(siteId: string, id: string) {
  return and(eq(productForm.siteId, siteId), eq(productForm.id, id))
}
