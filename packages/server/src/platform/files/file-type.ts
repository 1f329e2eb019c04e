import { detectFormat, imageTypes } from './image-type.ts'

const BINARY = 'application/octet-stream'
const ZIP = 'application/zip'
const OFFICE = 'application/vnd.openxmlformats-officedocument'
const OPEN = 'application/vnd.oasis.opendocument'

/** The content types of files with their extensions. Every other file is `application/octet-stream`. */
export const fileTypes: Readonly<Record<string, string>> = {
  [imageTypes.jpeg]: 'jpg',
  [imageTypes.png]: 'png',
  [imageTypes.webp]: 'webp',
  [imageTypes.gif]: 'gif',
  [imageTypes.avif]: 'avif',
  [imageTypes.svg]: 'svg',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/aac': 'aac',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/flac': 'flac',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
  'video/ogg': 'ogv',
  'application/pdf': 'pdf',
  'application/epub+zip': 'epub',
  [`${OFFICE}.wordprocessingml.document`]: 'docx',
  [`${OFFICE}.spreadsheetml.sheet`]: 'xlsx',
  [`${OFFICE}.presentationml.presentation`]: 'pptx',
  [`${OPEN}.text`]: 'odt',
  [`${OPEN}.spreadsheet`]: 'ods',
  [`${OPEN}.presentation`]: 'odp',
  'text/plain': 'txt',
  [ZIP]: 'zip',
  [BINARY]: 'bin',
}

/** The number of bytes at the beginning of a file that its type is detected from. */
export const TYPE_BYTES = 4_096

/**
 * Detects the content type of a file from its first bytes, never from its name; `image` for an image, whose
 * format the decoder detects. What a browser could run, such as HTML and XML, is `application/octet-stream`.
 */
export function detectFileType(head: Buffer): string {
  if (detectFormat(head) !== undefined) return 'image'
  return detectContainer(head) ?? detectMedia(head) ?? (isPlainText(head) ? 'text/plain' : BINARY)
}

/** Detects the types whose first bytes name what they contain. */
function detectContainer(head: Buffer): string | undefined {
  const text = head.toString('latin1')
  if (text.startsWith('%PDF-')) return 'application/pdf'
  if (text.startsWith('PK\u0003\u0004')) return detectZip(text)
  if (text.slice(4, 8) === 'ftyp') return detectBrand(text.slice(8, 12))
  if (text.startsWith('\u001aE\u00df\u00a3')) return text.includes('webm') ? 'video/webm' : BINARY
  if (text.startsWith('OggS')) return /\u0080theora/.test(text) ? 'video/ogg' : 'audio/ogg'
  return undefined
}

/** The position of the name of a ZIP file's first entry; its content follows if it is not compressed. */
const ZIP_NAME = 30
const TYPE_ENTRY = 'mimetype'

/** Detects documents, which are ZIP files whose first entries have given names. */
function detectZip(text: string): string {
  if (text.startsWith(TYPE_ENTRY, ZIP_NAME)) {
    const start = ZIP_NAME + TYPE_ENTRY.length
    return Object.keys(fileTypes).find((type) => text.startsWith(type, start)) ?? ZIP
  }
  if (!text.includes('[Content_Types].xml') && !text.includes('_rels/.rels')) return ZIP
  if (text.includes('word/')) return `${OFFICE}.wordprocessingml.document`
  if (text.includes('xl/')) return `${OFFICE}.spreadsheetml.sheet`
  return text.includes('ppt/') ? `${OFFICE}.presentationml.presentation` : ZIP
}

/** Returns the type of a media file by its brand. @see ISO/IEC 14496-12 "File Type Box" */
function detectBrand(brand: string): string {
  if (/^M4[AB] /.test(brand)) return 'audio/mp4'
  return brand === 'qt  ' ? 'video/quicktime' : 'video/mp4'
}

function detectMedia(head: Buffer): string | undefined {
  const text = head.toString('latin1', 0, 12)
  if (text.startsWith('ID3')) return 'audio/mpeg'
  if (text.startsWith('fLaC')) return 'audio/flac'
  if (/^RIFF[^]{4}WAVE/.test(text)) return 'audio/wav'
  const [first = 0, second = 0] = head
  // The eleven bits that begin a frame; then the version and the layer, which AAC leaves 0.
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return undefined
  if ((second & 0xf6) === 0xf0) return 'audio/aac'
  return (second & 0x06) === 0x02 ? 'audio/mpeg' : undefined
}

/** Returns whether the bytes are text that no browser takes for a document. */
function isPlainText(head: Buffer): boolean {
  // The last character may be cut in two.
  const text = new TextDecoder().decode(head).replace(/\uFFFD$/, '')
  const isReadable = !/[\p{Cc}\uFFFD]/u.test(text.replaceAll(/[\t\n\v\f\r]/g, ''))
  return text !== '' && isReadable && !/^\s*</.test(text)
}
