import { computeFileKey, type FilePorts, type FileStore } from './file-store.ts'
import { deleteUnreferencedFile } from './delete-unreferenced-file.ts'
import { inspectImage } from './image-worker-pool.ts'
import { readFileType } from './prepare-asset.ts'
import { type Asset, findAssetByKey, insertAsset, isImage, type StoredAsset } from './store.ts'

interface RestoredAsset {
  readonly asset: StoredAsset
  readonly bytes: () => Promise<Uint8Array>
  /** Reads the file in parts; called instead of `bytes` if it is not an image. */
  readonly stream: () => AsyncIterable<Uint8Array>
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
  ports: FilePorts,
  siteId: string,
  { asset, ...source }: RestoredAsset,
): Promise<'restored' | 'exists' | 'mismatch' | 'originalMismatch'> {
  const { db, files } = ports
  const known = await findAssetByKey(db, siteId, asset.fileKey)
  if (known && (await isComplete(files, known))) return 'exists'
  if (!isImage(asset)) return restoreFile(ports, siteId, { asset, ...source })
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

/** Restores a file that is not an image, without holding it in memory. */
async function restoreFile(
  ports: FilePorts,
  siteId: string,
  { asset, stream }: Pick<RestoredAsset, 'asset' | 'stream'>,
): Promise<'restored' | 'mismatch'> {
  const { db, files } = ports
  const key = await files.storeStream(stream())
  const file = await files.readFile(key)
  const isAsListed =
    file !== undefined &&
    key === asset.fileKey &&
    file.size === asset.byteSize &&
    (await readFileType(file)) === asset.contentType
  if (isAsListed) await insertAsset(db, siteId, asset)
  else await deleteUnreferencedFile(ports, key)
  return isAsListed ? 'restored' : 'mismatch'
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
