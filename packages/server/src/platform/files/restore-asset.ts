import { computeFileKey, type FilePorts, type FileStore } from './file-store.ts'
import { inspectImage } from './image-worker-pool.ts'
import { type Asset, findAssetByKey, type StoredAsset, insertAsset } from './store.ts'

interface RestoredAsset {
  readonly asset: StoredAsset
  readonly bytes: () => Promise<Uint8Array>
  /** Reads the uploaded file; called if it is not the served one. */
  readonly original: () => Promise<Uint8Array>
}

/**
 * Restores an asset of an archive with its id and properties. It is inspected like an upload: `mismatch` if
 * the bytes do not match their key or properties, `exists` if the site has the asset already.
 *
 * Throws the errors of `files`, and `http.busy`.
 */
export async function restoreAsset(
  { db, files }: FilePorts,
  siteId: string,
  { asset, ...source }: RestoredAsset,
): Promise<'restored' | 'exists' | 'mismatch' | 'originalMismatch'> {
  const known = await findAssetByKey(db, siteId, asset.fileKey)
  if (known && (await isComplete(files, known))) return 'exists'
  const bytes = await source.bytes()
  const inspected =
    bytes.byteLength === asset.byteSize ? await inspectServedFile(bytes, asset) : undefined
  if (!inspected) return 'mismatch'
  if (asset.originalKey !== null) {
    const original = await source.original()
    if (computeFileKey(original) !== asset.originalKey) return 'originalMismatch'
    if (!(await matchesAsset(original, asset))) return 'originalMismatch'
    await files.storeFile(original)
  }
  await files.storeFile(bytes)
  // Pages show the average color until an image has loaded; not every archive has them.
  const colorData = hasColors(asset) ? asset.colorData : inspected.colorData
  await insertAsset(db, siteId, { ...asset, colorData })
  return 'restored'
}

async function isComplete(files: FileStore, { fileKey: key, originalKey }: StoredAsset) {
  for (const each of [key, originalKey])
    if (each !== null && !(await files.readFile(each))) return false
  return true
}

/** Inspects the bytes; undefined if they cannot be served as they are. */
async function inspectServedFile(bytes: Uint8Array, asset: Asset) {
  if (computeFileKey(bytes) !== asset.fileKey) return undefined
  const { served = bytes, ...image } = await inspectImage(bytes)
  return computeFileKey(served) === asset.fileKey && hasSameShape(image, asset) ? image : undefined
}

function hasColors({ colorData }: Asset): boolean {
  return typeof colorData === 'object' && colorData !== null && 'centerAverage' in colorData
}

async function matchesAsset(bytes: Uint8Array, asset: Asset): Promise<boolean> {
  return hasSameShape(await inspectImage(bytes), asset)
}

type Shape = Pick<Asset, 'contentType' | 'width' | 'height'>

function hasSameShape(one: Shape, other: Shape): boolean {
  return (
    one.contentType === other.contentType &&
    one.width === other.width &&
    one.height === other.height
  )
}
