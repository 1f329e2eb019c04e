import { DEFAULT_DOWNLOAD_LIMITS } from '@vitrine/model'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { productDownload, productFile } from './tables.ts'

/** A file of a product, with the file that its buyers get now. */
export interface ProductFile extends Record<string, unknown> {
  readonly id: string
  readonly privateFileId: string
  readonly filename: string
  readonly byteSize: number
  readonly uploadedAt: Date
  /** The number of purchases that may download it. */
  readonly purchases: number
}

/** The limits of the downloads of a product; null means without a limit. */
export interface DownloadLimits {
  readonly maxDownloads: number | null
  readonly validDays: number | null
}

/** Finds the type of a product; undefined if the site has no such product. */
export async function findProductType(
  db: Db,
  siteId: string,
  productId: string,
): Promise<number | undefined> {
  const { rows } = await db.execute<{ type: number }>(sql`
    select type from product where site_id = ${siteId} and id = ${productId}
  `)
  return rows[0]?.type
}

/** Locks the files of a product until the transaction ends, so that two changes follow each other. */
export async function lockProductFiles(tx: Db, siteId: string, productId: string): Promise<void> {
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(${`product files ${siteId} ${productId}`}, 0))
  `)
}

/** Lists the files of a product that new buyers get, in their order. */
export async function listProductFiles(
  db: Db,
  siteId: string,
  productId: string,
): Promise<readonly ProductFile[]> {
  const { rows } = await db.execute<ProductFile>(sql`
    select f.id, f.private_file_id as "privateFileId", p.filename, p.byte_size as "byteSize",
      p.created_at as "uploadedAt", (select count(*)::integer from download_grant g
        where g.site_id = f.site_id and g.product_file_id = f.id) as purchases
    from product_file f
    join private_file p on p.site_id = f.site_id and p.id = f.private_file_id
    where f.site_id = ${siteId} and f.product_id = ${productId} and f.removed_at is null
    order by f.display_index, f.id
  `)
  return rows.map((row) => ({
    ...row,
    byteSize: Number(row.byteSize),
    uploadedAt: new Date(row.uploadedAt),
  }))
}

/** Returns whether a file of any product already is this private file. */
export async function isPrivateFileUsed(
  db: Db,
  siteId: string,
  privateFileId: string,
): Promise<boolean> {
  const used = await db.$count(
    productFile,
    and(eq(productFile.siteId, siteId), eq(productFile.privateFileId, privateFileId)),
  )
  return used > 0
}

/** Adds a file after the others of its product. */
export async function insertProductFile(
  tx: Db,
  siteId: string,
  row: { readonly id: string; readonly productId: string; readonly privateFileId: string },
): Promise<void> {
  await tx.insert(productFile).values({
    ...row,
    siteId,
    displayIndex: sql`(select coalesce(max(display_index), 0) + 1 from product_file
      where site_id = ${siteId} and product_id = ${row.productId})`,
  })
}

export async function setPrivateFile(
  tx: Db,
  siteId: string,
  { id, privateFileId }: { readonly id: string; readonly privateFileId: string },
): Promise<void> {
  await tx
    .update(productFile)
    .set({ privateFileId })
    .where(and(eq(productFile.siteId, siteId), eq(productFile.id, id)))
}

export async function setDisplayIndex(
  tx: Db,
  siteId: string,
  { id, displayIndex }: { readonly id: string; readonly displayIndex: number },
): Promise<void> {
  await tx
    .update(productFile)
    .set({ displayIndex })
    .where(and(eq(productFile.siteId, siteId), eq(productFile.id, id)))
}

/** Marks a file as removed: who bought it keeps it. */
export async function markRemoved(tx: Db, siteId: string, id: string): Promise<void> {
  await tx
    .update(productFile)
    .set({ removedAt: sql`clock_timestamp()` })
    .where(
      and(eq(productFile.siteId, siteId), eq(productFile.id, id), isNull(productFile.removedAt)),
    )
}

/** Loads the limits of a product: its own, or the usual ones. */
export async function loadDownloadLimits(
  db: Db,
  siteId: string,
  productId: string,
): Promise<DownloadLimits> {
  const [row] = await db
    .select({ maxDownloads: productDownload.maxDownloads, validDays: productDownload.validDays })
    .from(productDownload)
    .where(and(eq(productDownload.siteId, siteId), eq(productDownload.productId, productId)))
  return row ?? DEFAULT_DOWNLOAD_LIMITS
}

export async function putDownloadLimits(
  db: Db,
  siteId: string,
  { productId, ...limits }: DownloadLimits & { readonly productId: string },
): Promise<void> {
  await db
    .insert(productDownload)
    .values({ ...limits, productId, siteId })
    .onConflictDoUpdate({
      target: [productDownload.siteId, productDownload.productId],
      set: limits,
    })
}

/** Deletes the product files of all sites that no product has and no buyer can get. */
export async function deleteUnneededProductFiles(db: Db): Promise<void> {
  await db.execute(sql`
    delete from product_file f
    where (f.removed_at is not null or f.product_id is null) and not exists (
      select from download_grant g where g.site_id = f.site_id and g.product_file_id = f.id)
  `)
}

/** Lists the private files of all sites that have been without a product for a day. */
export async function listUnneededPrivateFiles(
  db: Db,
): Promise<readonly { readonly siteId: string; readonly id: string }[]> {
  const { rows } = await db.execute<{ siteId: string; id: string }>(sql`
    select p.site_id as "siteId", p.id from private_file p
    where p.created_at < now() - interval '1 day' and not exists (
      select from product_file f where f.site_id = p.site_id and f.private_file_id = p.id)
      and not exists (select from form_file f where f.site_id = p.site_id and f.id = p.id)
  `)
  return rows
}
