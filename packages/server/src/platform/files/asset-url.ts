const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
}

/** Where an asset is fetched: a path of the site it belongs to. */
export function assetUrl(asset: {
  readonly fileKey: string
  readonly contentType: string
}): `/assets/${string}` {
  return `/assets/${asset.fileKey}.${EXTENSIONS[asset.contentType] ?? 'bin'}`
}
