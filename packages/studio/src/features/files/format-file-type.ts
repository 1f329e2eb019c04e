import type { LibraryFile } from '@vitrine/contract'

/** The names of types that are not written as an extension in capitals. */
const NAMES: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'image/svg+xml': 'SVG',
}

/** Names the type of a file as people do, such as PNG, by its content or else by its extension. */
export function formatFileType(file: Pick<LibraryFile, 'contentType' | 'filename'>): string {
  const { contentType, filename } = file
  const extension = /\.([a-z\d]{1,5})$/i.exec(filename)?.[1]
  const subtype = contentType.slice(contentType.indexOf('/') + 1)
  const isImage = contentType.startsWith('image/')
  return NAMES[contentType] ?? ((isImage ? undefined : extension) ?? subtype).toUpperCase()
}
