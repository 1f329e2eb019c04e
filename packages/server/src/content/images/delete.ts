import { productsShowing } from '../../commerce/catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { sqlStateOf } from '../../platform/db/transact.ts'
import { documentsNaming } from '../documents/index.ts'
import { documentsEmbedding } from '../embeds/index.ts'
import type { FilePorts } from '../../platform/files/file-store.ts'
import { removeUnnamed } from '../../platform/files/remove-file.ts'
import { deleteAsset } from '../../platform/files/store.ts'
import { imageErrors } from './errors.ts'

/** Where a picture is shown, or would be if a document came back from the trash. */
export interface ImageUse {
  /** `product`, or the kind of a document. */
  readonly kind: string
  readonly id: string
  readonly title: string
  readonly isInTrash: boolean
}

export async function usesOf(
  db: Db,
  siteId: string,
  imageId: string,
): Promise<readonly ImageUse[]> {
  const products = await productsShowing(db, siteId, imageId)
  // A block that shows what stands elsewhere names an address, and not the picture that was found there.
  const others = await documentsEmbedding(db, siteId, imageId)
  const documents = await documentsNaming(db, siteId, { id: imageId, others })
  return [
    ...products.map(({ id, title }) => ({ kind: 'product', id, title, isInTrash: false }) as const),
    ...documents,
  ]
}

/** Takes a picture away that is shown nowhere; answers the keys of its files. */
export async function deleteImage(
  ports: FilePorts,
  siteId: string,
  imageId: string,
): Promise<readonly string[]> {
  const users = await usesOf(ports.db, siteId, imageId)
  if (users.length > 0) throw imageErrors.inUse({ details: { users } })
  return removeImage(ports, siteId, imageId).catch(async (error: unknown) => {
    // A product was given it at this moment.
    if (sqlStateOf(error) !== FOREIGN_KEY) throw error
    throw imageErrors.inUse({ details: { users: await usesOf(ports.db, siteId, imageId) } })
  })
}

const FOREIGN_KEY = '23503'

/** Its bytes go with the last picture of any site that names them. */
export async function removeImage(
  ports: FilePorts,
  siteId: string,
  imageId: string,
): Promise<readonly string[]> {
  const keys = await deleteAsset(ports.db, siteId, imageId)
  if (!keys) throw imageErrors.unknown()
  for (const key of keys) await removeUnnamed(ports, key)
  return keys
}
