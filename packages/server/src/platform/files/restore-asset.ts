import { fileKey, type FilePorts, type FileStore } from './file-store.ts'
import { readPicture } from './picture.ts'
import { type Asset, assetByKey, type KeptAsset, putAsset } from './store.ts'

interface Given {
  readonly asset: KeptAsset
  readonly bytes: () => Promise<Uint8Array>
  /** What somebody once sent; asked for where that is not what is served. */
  readonly original: () => Promise<Uint8Array>
}

/**
 * Takes in a picture that comes from elsewhere with its id and what is known of it. It is looked at like
 * one that somebody sends: `other` when the bytes are not those of its key, or not the picture that is
 * said; `there` when the site has it already.
 *
 * Throws the errors of `files`, and `http.busy`.
 */
export async function restoreAsset(
  { db, files }: FilePorts,
  siteId: string,
  { asset, ...given }: Given,
): Promise<'kept' | 'there' | 'other' | 'otherOriginal'> {
  const known = await assetByKey(db, siteId, asset.fileKey)
  if (known && (await isWhole(files, known))) return 'there'
  const bytes = await given.bytes()
  if (bytes.byteLength !== asset.byteSize || !(await isServed(bytes, asset))) return 'other'
  if (asset.originalKey !== null) {
    const original = await given.original()
    if (fileKey(original) !== asset.originalKey) return 'otherOriginal'
    if (!(await isPictureOf(original, asset))) return 'otherOriginal'
    await files.storeFile(original)
  }
  await files.storeFile(bytes)
  await putAsset(db, siteId, asset)
  return 'kept'
}

async function isWhole(files: FileStore, { fileKey: key, originalKey }: KeptAsset) {
  for (const each of [key, originalKey])
    if (each !== null && !(await files.readFile(each))) return false
  return true
}

/** What is served has nothing in it that would have to be taken out. */
async function isServed(bytes: Uint8Array, asset: Asset): Promise<boolean> {
  if (fileKey(bytes) !== asset.fileKey) return false
  const { served = bytes, ...seen } = await readPicture(bytes)
  return fileKey(served) === asset.fileKey && isSame(seen, asset)
}

async function isPictureOf(bytes: Uint8Array, asset: Asset): Promise<boolean> {
  return isSame(await readPicture(bytes), asset)
}

type Seen = Pick<Asset, 'contentType' | 'width' | 'height'>

function isSame(one: Seen, other: Seen): boolean {
  return (
    one.contentType === other.contentType &&
    one.width === other.width &&
    one.height === other.height
  )
}
