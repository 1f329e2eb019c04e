import { BrokenImageError, type ImageParts } from './image-parts.ts'

const IMAGE_CHUNKS = /^(?:VP8 |VP8L|VP8X|ALPH|ANIM|ANMF|ICCP)$/
/** The flags in VP8X for EXIF and XMP chunks. */
const EXIF_OR_XMP_FLAGS = 0x08 | 0x04

/** Splits a WebP into image data and metadata. @see RFC 9649 */
export function parseWebp(bytes: Buffer): ImageParts {
  const whole = 8 + bytes.readUInt32LE(4)
  if (whole > bytes.byteLength) throw new BrokenImageError('truncated')
  const chunks: Uint8Array[] = []
  const extras: Uint8Array[] = []
  for (let at = 12; at < whole;) {
    const type = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    const end = at + 8 + size + (size % 2)
    if (at + 8 + size > whole) throw new BrokenImageError('truncated')
    const chunk = bytes.subarray(at, end)
    if (type === 'VP8X') chunks.push(withoutFlags(chunk))
    else (IMAGE_CHUNKS.test(type) ? chunks : extras).push(chunk)
    at = end
  }
  if (chunks.length === 0) throw new BrokenImageError('no picture')
  if (bytes.byteLength > whole) extras.push(bytes.subarray(whole))
  const head = Buffer.from(bytes.subarray(0, 12))
  head.writeUInt32LE(4 + chunks.reduce((sum, { byteLength }) => sum + byteLength, 0), 4)
  return { bare: [head, ...chunks], extras }
}

function withoutFlags(vp8x: Buffer): Buffer {
  const chunk = Buffer.from(vp8x)
  chunk.writeUInt8(chunk.readUInt8(8) & ~EXIF_OR_XMP_FLAGS, 8)
  return chunk
}
