import type { Db } from '../db/db.ts'
import { newId } from '../db/id.ts'
import { fileKey, type FileStore } from './file-store.ts'
import { readPicture } from './picture.ts'
import { type Asset, assetByKey, putAsset } from './store.ts'

/** The longest name kept; it is only shown to the owner, files are named by their bytes. */
const NAME_LENGTH = 200

/**
 * Takes in one picture of a site: the only way for bytes of somebody else's to become an asset. The
 * same bytes twice are one asset.
 *
 * Throws `files.notAPicture`, `files.pictureTooLarge`, `files.tooManyPixels`.
 */
export async function storePicture(
  ports: { readonly db: Db; readonly files: FileStore },
  siteId: string,
  given: { readonly bytes: Uint8Array; readonly filename: string },
): Promise<Asset> {
  const { db, files } = ports
  const known = await assetByKey(db, siteId, fileKey(given.bytes))
  if (known) return known

  const { bytes, contentType, width, height, colorData } = await readPicture(given.bytes)
  const key = await files.storeFile(bytes)
  await putAsset(db, siteId, {
    id: newId(),
    fileKey: key,
    filename: given.filename.slice(-NAME_LENGTH),
    contentType,
    byteSize: bytes.byteLength,
    width,
    height,
    colorData,
  })
  const stored = await assetByKey(db, siteId, key)
  if (!stored) throw new Error('An asset was deleted while it was stored')
  return stored
}
