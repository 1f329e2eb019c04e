import { listProductsWithImage } from '../../commerce/catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { getSqlState } from '../../platform/db/transact.ts'
import { findDocumentsReferencing } from '../documents/index.ts'
import { findDocumentsEmbedding } from '../embeds/index.ts'
import type { FilePorts } from '../../platform/files/file-store.ts'
import { deleteUnreferencedFile } from '../../platform/files/delete-unreferenced-file.ts'
import { deleteAsset } from '../../platform/files/store.ts'
import { filesErrors } from '../../platform/files/errors.ts'

/** A product or document that uses a file; also a document in the trash. */
export interface FileUse {
  /** The word `product`, or the kind of the document. */
  readonly kind: string
  readonly id: string
  readonly title: string
  readonly isInTrash: boolean
}

/** Finds the products and documents that use a file. */
export async function findFileUses(
  db: Db,
  siteId: string,
  fileId: string,
): Promise<readonly FileUse[]> {
  const products = await listProductsWithImage(db, siteId, fileId)
  // An embed block names a URL, not the image that was fetched from there.
  const others = await findDocumentsEmbedding(db, siteId, fileId)
  const documents = await findDocumentsReferencing(db, siteId, { id: fileId, others })
  return [
    ...products.map(({ id, title }) => ({ kind: 'product', id, title, isInTrash: false }) as const),
    ...documents,
  ]
}

/** Deletes an unused file and returns the keys of its files. Throws `images.unknown`, `.inUse`. */
export async function deleteFile(
  ports: FilePorts,
  siteId: string,
  fileId: string,
): Promise<readonly string[]> {
  const users = await findFileUses(ports.db, siteId, fileId)
  if (users.length > 0) throw filesErrors.inUse({ details: { users } })
  return deleteFileUnchecked(ports, siteId, fileId).catch(async (error: unknown) => {
    // A product began to use it concurrently.
    if (getSqlState(error) !== FOREIGN_KEY_VIOLATION) throw error
    throw filesErrors.inUse({ details: { users: await findFileUses(ports.db, siteId, fileId) } })
  })
}

const FOREIGN_KEY_VIOLATION = '23503'

/** Deletes a file without checking its uses; its file is deleted if no other asset has the same bytes. */
export async function deleteFileUnchecked(
  ports: FilePorts,
  siteId: string,
  fileId: string,
): Promise<readonly string[]> {
  const keys = await deleteAsset(ports.db, siteId, fileId)
  if (!keys) throw filesErrors.unknown()
  for (const key of keys) await deleteUnreferencedFile(ports, key)
  return keys
}
