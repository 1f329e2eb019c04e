import { newId } from '../db/id.ts'
import { computeFileKey, type FilePorts } from './file-store.ts'
import { sanitizeFilename } from './filename.ts'
import { inspectImage } from './image-worker-pool.ts'
import { deleteUnreferencedFile } from './delete-unreferenced-file.ts'
import { type Asset, findAssetByKey, findAssetByOriginal, insertAsset } from './store.ts'

/**
 * Stores an image of a site: the only way for foreign bytes to become an asset. The uploaded bytes are kept;
 * if they hold more than an image (a location, a camera, a rotation, a script), a cleaned file is served.
 * Equal bytes, or bytes that are served alike, are one asset: `isNew` says whether it was inserted.
 *
 * Throws the errors of `files`, and `http.busy`; then nothing is stored.
 */
export async function storeImage(
  { db, files }: FilePorts,
  siteId: string,
  upload: { readonly bytes: Uint8Array; readonly filename: string },
): Promise<Asset & { readonly isNew: boolean }> {
  const known = await findAssetByOriginal(db, siteId, computeFileKey(upload.bytes))
  if (known) return { ...known, isNew: false }

  const { bytes, served, contentType, ...properties } = await inspectImage(upload.bytes)
  const servedBytes = served ?? bytes
  const originalKey = await files.storeFile(bytes)
  const key = served ? await files.storeFile(served) : originalKey
  const isNew = await insertAsset(db, siteId, {
    id: newId(),
    fileKey: key,
    originalKey: served ? originalKey : null,
    filename: sanitizeFilename(upload.filename) || 'picture',
    contentType,
    byteSize: servedBytes.byteLength,
    ...properties,
  })
  // Another request may have deleted the last asset of these bytes after they were found to exist.
  await files.storeFile(bytes)
  if (served) await files.storeFile(served)
  const stored =
    (await findAssetByOriginal(db, siteId, originalKey)) ?? (await findAssetByKey(db, siteId, key))
  if (!stored) throw new Error('An asset was deleted while it was stored')
  // The same image existed already, uploaded with other metadata.
  await deleteUnreferencedFile({ db, files }, originalKey)
  return { ...stored, isNew }
}
