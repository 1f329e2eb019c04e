import { MAX_PICTURE_BYTES } from '@vitrine/model'
import { type AssetFile, assetPath, originalPath } from './export-archive.ts'
import type { Reading } from './reading.ts'

const FILE = 'assets.json'

/** Each picture has its file, and each file its line. The bytes are looked at when they are taken in. */
export function checkAssets(
  reading: Reading,
  assets: readonly AssetFile[],
  sizes: ReadonlyMap<string, number>,
): void {
  const ids = new Set<string>()
  const named = new Set<string>()
  for (const asset of assets) {
    const { id, fileKey, originalKey, byteSize, filename } = asset
    const path = assetPath(asset)
    const size = sizes.get(path)
    if (ids.has(id)) reading.fault(FILE, `“${filename}”: the id ${id} is there twice.`)
    if (named.has(path))
      reading.fault(FILE, `“${filename}”: the picture ${fileKey} is there twice.`)
    if (size === undefined) reading.fault(path, `The file of the picture “${filename}” is missing.`)
    else if (size !== byteSize)
      reading.fault(path, `The file has ${size} bytes; assets.json says ${byteSize}.`)
    if (originalKey !== undefined) {
      const original = originalPath({ ...asset, originalKey })
      const given = sizes.get(original)
      if (given === undefined)
        reading.fault(original, `The original of the picture “${filename}” is missing.`)
      else if (given > MAX_PICTURE_BYTES)
        reading.fault(original, `The file has ${given} bytes, which is more than a picture has.`)
      named.add(original)
    }
    ids.add(id)
    named.add(path)
  }
  for (const path of sizes.keys())
    if (path.startsWith('assets/') && !named.has(path))
      reading.remark(path, 'assets.json does not name this file. It is left out.')
}
