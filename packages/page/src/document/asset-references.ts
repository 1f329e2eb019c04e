import { getId } from '../change/list-ids.ts'
import type { Path } from '../change/op.ts'
import { isList, isObject, type Json } from '../json.ts'

/** The keys of documents that hold the id of a file. `assetIds` holds a list of them. */
export const assetKeys: ReadonlySet<string> = new Set([
  'assetId',
  'stillId',
  'mainImageId',
  'pictureId',
  'faviconId',
  'logoImageId',
  'shareImageId',
])

/** A file that a document names. */
interface AssetReference {
  readonly id: string
  readonly path: Path
}

/** Returns the files that a document names, with their paths. */
export function findAssetReferences(json: Json, path: Path = []): readonly AssetReference[] {
  if (isList(json))
    return json.flatMap((element, at) =>
      findAssetReferences(element, [...path, getId(element) ?? String(at)]),
    )
  if (!isObject(json)) return []
  return Object.entries(json).flatMap(([name, value]): readonly AssetReference[] => {
    const at = [...path, name]
    if (name === 'assetIds' && isList(value))
      return value.flatMap((id) => (typeof id === 'string' ? [{ id, path: [...at, id] }] : []))
    const isReference = assetKeys.has(name) || (name === 'id' && json['kind'] === 'asset')
    if (isReference && typeof value === 'string') return [{ id: value, path: at }]
    return typeof value === 'object' && value !== null ? findAssetReferences(value, at) : []
  })
}
