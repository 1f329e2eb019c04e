import { fileTypes } from './file-type.ts'

/** Formats the path at which the site of an asset serves it. */
export function formatAssetUrl(asset: {
  readonly fileKey: string
  readonly contentType: string
}): `/assets/${string}` {
  return `/assets/${asset.fileKey}.${fileTypes[asset.contentType] ?? 'bin'}`
}
