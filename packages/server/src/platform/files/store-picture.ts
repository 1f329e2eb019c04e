import { newId } from '../db/id.ts'
import { fileKey, type FilePorts } from './file-store.ts'
import { filenameOf } from './filename.ts'
import { readPicture } from './picture.ts'
import { removeUnnamed } from './remove-file.ts'
import { type Asset, assetByKey, assetByOriginal, putAsset } from './store.ts'

/**
 * Takes in one picture of a site: the only way for bytes of somebody else's to become an asset. The bytes
 * are kept as they came; where they hold more than a picture (a place, a camera, a rotation, a script)
 * another file is served. The same bytes twice are one asset, as are two that are served alike: `isNew` says
 * whether there was none.
 *
 * Throws the errors of `files`, and `http.busy`; then nothing is kept.
 */
export async function storePicture(
  { db, files }: FilePorts,
  siteId: string,
  given: { readonly bytes: Uint8Array; readonly filename: string },
): Promise<Asset & { readonly isNew: boolean }> {
  const known = await assetByOriginal(db, siteId, fileKey(given.bytes))
  if (known) return { ...known, isNew: false }

  const { bytes, served, contentType, ...seen } = await readPicture(given.bytes)
  const shown = served ?? bytes
  const originalKey = await files.storeFile(bytes)
  const key = served ? await files.storeFile(served) : originalKey
  const isNew = await putAsset(db, siteId, {
    id: newId(),
    fileKey: key,
    originalKey: served ? originalKey : null,
    filename: filenameOf(given.filename) || 'picture',
    contentType,
    byteSize: shown.byteLength,
    ...seen,
  })
  // Somebody may have deleted the last picture of these bytes after they were found to be there.
  await files.storeFile(bytes)
  if (served) await files.storeFile(served)
  const stored =
    (await assetByOriginal(db, siteId, originalKey)) ?? (await assetByKey(db, siteId, key))
  if (!stored) throw new Error('An asset was deleted while it was stored')
  // The same picture was there already, given with other notes in it.
  await removeUnnamed({ db, files }, originalKey)
  return { ...stored, isNew }
}
