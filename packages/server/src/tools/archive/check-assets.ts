import { MAX_IMAGE_BYTES } from '@vitrine/model'
import { type AssetFile, getAssetPath, getOriginalPath } from './export-archive.ts'
import type { ArchiveReader } from './archive-reader.ts'

const FILE = 'assets.json'

/** Checks that each entry has its file and each file its entry. The import checks the bytes. */
export function checkAssets(
  reader: ArchiveReader,
  assets: readonly AssetFile[],
  sizes: ReadonlyMap<string, number>,
): void {
  const ids = new Set<string>()
  const named = new Set<string>()
  for (const asset of assets) {
    const { id, fileKey, originalKey, byteSize, filename } = asset
    const path = getAssetPath(asset)
    const size = sizes.get(path)
    if (ids.has(id)) reader.addError(FILE, `“${filename}”: duplicate id ${id}.`)
    if (named.has(path)) reader.addError(FILE, `“${filename}”: duplicate file ${fileKey}.`)
    if (size === undefined) reader.addError(path, `The file “${filename}” is missing.`)
    else if (size !== byteSize)
      reader.addError(path, `The file has ${size} bytes; assets.json has ${byteSize}.`)
    if (originalKey !== undefined) {
      const original = getOriginalPath({ ...asset, originalKey })
      const size = sizes.get(original)
      if (size === undefined)
        reader.addError(original, `The original of the image “${filename}” is missing.`)
      else if (size > MAX_IMAGE_BYTES)
        reader.addError(
          original,
          `The file has ${size} bytes, which exceeds the maximum size of an image.`,
        )
      named.add(original)
    }
    ids.add(id)
    named.add(path)
  }
  for (const path of sizes.keys())
    if (path.startsWith('assets/') && !named.has(path))
      reader.addRemark(path, 'assets.json does not list this file. It is skipped.')
}
