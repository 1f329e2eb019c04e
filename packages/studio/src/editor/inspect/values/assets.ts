import type { InspectorField } from '@vitrine/blocks/fields'
import type { Json } from '@vitrine/page'
import { isJsonObject } from './json-members.ts'

/** Returns the id of the file that a value names; undefined if it names none. */
export function getAssetId(value: Json | undefined): string | undefined {
  if (typeof value === 'string') return value
  const id = isJsonObject(value) ? value['assetId'] : undefined
  return typeof id === 'string' ? id : undefined
}

/** Returns the value that names a file. */
export function toAssetValue(
  { isWrapped }: Pick<Extract<InspectorField, { readonly ui: 'asset' }>, 'isWrapped'>,
  assetId: string,
): string | { assetId: string } {
  return isWrapped ? { assetId } : assetId
}
