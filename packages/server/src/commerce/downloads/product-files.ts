import type * as contract from '@vitrine/contract'
import { MAX_PRODUCT_FILES, productTypeCodes } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import { findPrivateFile } from '../../platform/files/private-file-store.ts'
import { emitEvent } from '../../platform/jobs/index.ts'
import { downloadErrors } from './errors.ts'
import {
  findProductType,
  insertProductFile,
  isPrivateFileUsed,
  listProductFiles,
  loadDownloadLimits,
  lockProductFiles,
  markRemoved,
  type ProductFile,
  setDisplayIndex,
  setPrivateFile,
} from './product-file-store.ts'

/** A file of a product, by its id. */
interface FileOfProduct {
  readonly productId: string
  readonly fileId: string
}

/** Loads the files of a product with its limits. Throws `downloads.unknownProduct`. */
export async function loadProductFiles(
  db: Db,
  siteId: string,
  productId: string,
): Promise<contract.ProductFiles> {
  if ((await findProductType(db, siteId, productId)) === undefined)
    throw downloadErrors.unknownProduct()
  const files = await listProductFiles(db, siteId, productId)
  return {
    ...(await loadDownloadLimits(db, siteId, productId)),
    files: files.map(({ id, filename, byteSize, uploadedAt, purchases }) => ({
      id,
      filename,
      byteSize,
      uploadedAt: uploadedAt.toISOString(),
      purchases,
    })),
  }
}

/** Throws `downloads.unknownProduct`, and `downloads.notDigital` for a product that is sent or booked. */
export async function assertDigital(db: Db, siteId: string, productId: string): Promise<void> {
  const type = await findProductType(db, siteId, productId)
  if (type === undefined) throw downloadErrors.unknownProduct()
  if (type !== productTypeCodes.digital) throw downloadErrors.notDigital()
}

/**
 * Adds a private file to a digital product, and asks the jobs to deliver it to buyers who have no file of the product.
 * Has no effect when repeated. Throws the errors of `downloads`.
 */
export async function addProductFile(
  db: Db,
  siteId: string,
  { productId, privateFileId }: { readonly productId: string; readonly privateFileId: string },
): Promise<void> {
  await transact(db, async (tx) => {
    await assertDigital(tx, siteId, productId)
    await lockProductFiles(tx, siteId, productId)
    const files = await listProductFiles(tx, siteId, productId)
    if (files.some((file) => file.privateFileId === privateFileId)) return
    await assertUnused(tx, siteId, privateFileId)
    if (files.length >= MAX_PRODUCT_FILES) throw downloadErrors.tooManyFiles()
    const id = newId()
    await insertProductFile(tx, siteId, { id, productId, privateFileId })
    const payload = { productId }
    await emitEvent(tx, siteId, {
      topic: 'downloads.added',
      dedupe: `downloads.added:${id}`,
      payload,
    })
  })
}

/**
 * Replaces a file: new and earlier buyers get the new version. The file before is deleted at night. Has no effect when
 * repeated. Throws the errors of `downloads`.
 */
export async function replaceProductFile(
  db: Db,
  siteId: string,
  { privateFileId, ...given }: FileOfProduct & { readonly privateFileId: string },
): Promise<void> {
  await changeFile(db, siteId, given, async (tx, file) => {
    if (file.privateFileId === privateFileId) return
    await assertUnused(tx, siteId, privateFileId)
    await setPrivateFile(tx, siteId, { id: file.id, privateFileId })
  })
}

/** Removes a file from a product: later buyers do not get it. Throws the errors of `downloads`. */
export async function removeProductFile(
  db: Db,
  siteId: string,
  given: FileOfProduct,
): Promise<void> {
  await changeFile(db, siteId, given, (tx, { id }) => markRemoved(tx, siteId, id))
}

/** Puts the named files first, in this order. Throws `downloads.unknownFile` if one is not the product's. */
export async function orderProductFiles(
  db: Db,
  siteId: string,
  { productId, ids }: { readonly productId: string; readonly ids: readonly string[] },
): Promise<void> {
  await transact(db, async (tx) => {
    await assertDigital(tx, siteId, productId)
    await lockProductFiles(tx, siteId, productId)
    const known = (await listProductFiles(tx, siteId, productId)).map(({ id }) => id)
    if (ids.some((id) => !known.includes(id))) throw downloadErrors.unknownFile()
    const ordered = new Set([...ids, ...known])
    for (const [index, id] of [...ordered].entries())
      await setDisplayIndex(tx, siteId, { id, displayIndex: index + 1 })
  })
}

async function changeFile(
  db: Db,
  siteId: string,
  { productId, fileId }: FileOfProduct,
  change: (tx: Db, file: ProductFile) => Promise<void>,
): Promise<void> {
  await transact(db, async (tx) => {
    await assertDigital(tx, siteId, productId)
    await lockProductFiles(tx, siteId, productId)
    const files = await listProductFiles(tx, siteId, productId)
    const file = files.find(({ id }) => id === fileId)
    if (!file) throw downloadErrors.unknownFile()
    await change(tx, file)
  })
}

async function assertUnused(tx: Db, siteId: string, privateFileId: string): Promise<void> {
  if (!(await findPrivateFile(tx, siteId, privateFileId))) throw downloadErrors.unknownFile()
  if (await isPrivateFileUsed(tx, siteId, privateFileId)) throw downloadErrors.usedFile()
}
