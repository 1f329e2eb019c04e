import { newId } from '../db/id.ts'
import { transact } from '../db/transact.ts'
import { deleteUnreferencedFile } from './delete-unreferenced-file.ts'
import { computeFileKey, type FilePorts, type StoredFile } from './file-store.ts'
import { type PreparedAsset, prepareAsset, prepareImage } from './prepare-asset.ts'
import {
  type Asset,
  findAssetByKey,
  findAssetByOriginal,
  type ImageAsset,
  insertAsset,
  isImage,
  lockFiles,
} from './store.ts'

/**
 * Stores an image of a site. With `storeAsset` the only way for foreign bytes to become an asset. The uploaded bytes
 * are kept. Equal bytes, or bytes that are served alike, are one asset: `isNew` says whether it was inserted.
 *
 * Throws the errors of `files`, and `http.busy`; then nothing is stored.
 */
export async function storeImage(
  ports: FilePorts,
  siteId: string,
  { bytes, filename }: { readonly bytes: Uint8Array; readonly filename: string },
): Promise<ImageAsset & { readonly isNew: boolean }> {
  const known = await findAssetByOriginal(ports.db, siteId, computeFileKey(bytes))
  if (known && isImage(known)) return { ...known, isNew: false }
  const prepared = await prepareImage(ports.files, bytes, filename)
  const stored = await addAsset(ports, siteId, prepared)
  if (!isImage(stored)) throw new Error('An image was stored as another file')
  return stored
}

/** Stores a file of any type of a site, as `storeImage` stores an image. */
export async function storeAsset(
  ports: FilePorts,
  siteId: string,
  { file, filename }: { readonly file: StoredFile; readonly filename: string },
): Promise<Asset & { readonly isNew: boolean }> {
  return addAsset(ports, siteId, await prepareAsset(ports.files, file, filename))
}

async function addAsset(
  { db, files }: FilePorts,
  siteId: string,
  { row, uploadKey, storeAgain }: PreparedAsset,
): Promise<Asset & { readonly isNew: boolean }> {
  const asset = await transact(db, async (tx) => {
    await lockFiles(tx, [...new Set([row.fileKey, uploadKey])])
    // The last asset of these bytes may have been deleted since they were stored.
    await storeAgain()
    const isNew = await insertAsset(tx, siteId, { ...row, id: newId() })
    const stored =
      (await findAssetByOriginal(tx, siteId, uploadKey)) ??
      (await findAssetByKey(tx, siteId, row.fileKey))
    if (!stored) throw new Error('An asset was deleted while it was stored')
    return { ...stored, isNew }
  })
  // The same image existed already, uploaded with other metadata.
  await deleteUnreferencedFile({ db, files }, uploadKey)
  return asset
}
