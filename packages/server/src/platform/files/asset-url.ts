const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
}

/** Formats the path at which the site of an asset serves it. */
export function formatAssetUrl(asset: {
  readonly fileKey: string
  readonly contentType: string
}): `/assets/${string}` {
  return `/assets/${asset.fileKey}.${EXTENSIONS[asset.contentType] ?? 'bin'}`
}
