/** The kinds of files that an owner uploads. */
export const fileKinds = ['image', 'audio', 'video', 'document', 'other'] as const

export type FileKind = (typeof fileKinds)[number]

/** The content types of documents, which people read: PDF, office documents, books and plain text. */
export const documentContentTypes: readonly string[] = [
  'application/pdf',
  'application/epub+zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation',
  'text/plain',
]

/** Returns the kind of a file with a content type. */
export function getFileKind(contentType: string): FileKind {
  const [kind] = contentType.split('/')
  if (kind === 'image' || kind === 'audio' || kind === 'video') return kind
  return documentContentTypes.includes(contentType) ? 'document' : 'other'
}
