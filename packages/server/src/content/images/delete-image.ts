import { listProductsWithImage } from '../../commerce/catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { getSqlState } from '../../platform/db/transact.ts'
import { findDocumentsReferencing } from '../documents/index.ts'
import { findDocumentsEmbedding } from '../embeds/index.ts'
import type { FilePorts } from '../../platform/files/file-store.ts'
import { deleteUnreferencedFile } from '../../platform/files/delete-unreferenced-file.ts'
import { deleteAsset } from '../../platform/files/store.ts'
import { imageErrors } from './errors.ts'

/** A product or document that shows an image; also a document in the trash. */
export interface ImageUse {
  /** The word `product`, or the kind of the document. */
  readonly kind: string
  readonly id: string
  readonly title: string
  readonly isInTrash: boolean
}

/** Finds the products and documents that show an image. */
export async function findImageUses(
  db: Db,
  siteId: string,
  imageId: string,
): Promise<readonly ImageUse[]> {
  const products = await listProductsWithImage(db, siteId, imageId)
  // An embed block names a URL, not the image that was fetched from there.
  const others = await findDocumentsEmbedding(db, siteId, imageId)
  const documents = await findDocumentsReferencing(db, siteId, { id: imageId, others })
  return [
    ...products.map(({ id, title }) => ({ kind: 'product', id, title, isInTrash: false }) as const),
    ...documents,
  ]
}

/** Deletes an unused image and returns the keys of its files. Throws `images.unknown`, `.inUse`. */
export async function deleteImage(
  ports: FilePorts,
  siteId: string,
  imageId: string,
): Promise<readonly string[]> {
  const users = await findImageUses(ports.db, siteId, imageId)
  if (users.length > 0) throw imageErrors.inUse({ details: { users } })
  return deleteImageUnchecked(ports, siteId, imageId).catch(async (error: unknown) => {
    // A product began to use it concurrently.
    if (getSqlState(error) !== FOREIGN_KEY_VIOLATION) throw error
    throw imageErrors.inUse({ details: { users: await findImageUses(ports.db, siteId, imageId) } })
  })
}

const FOREIGN_KEY_VIOLATION = '23503'

/** Deletes an image without checking its uses; its file is deleted if no other image has the same bytes. */
export async function deleteImageUnchecked(
  ports: FilePorts,
  siteId: string,
  imageId: string,
): Promise<readonly string[]> {
  const keys = await deleteAsset(ports.db, siteId, imageId)
  if (!keys) throw imageErrors.unknown()
  for (const key of keys) await deleteUnreferencedFile(ports, key)
  return keys
}
