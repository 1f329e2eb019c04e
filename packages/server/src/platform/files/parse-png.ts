import { BrokenImageError, type ImageParts } from './image-parts.ts'

/** The chunks of pixels, colors and animation. @see PNG, third edition, §11 */
const IMAGE_CHUNKS =
  /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|sBIT|bKGD|pHYs|acTL|fcTL|fdAT)$/

export function parsePng(bytes: Buffer): ImageParts {
  const bare: Uint8Array[] = [bytes.subarray(0, 8)]
  const extras: Uint8Array[] = []
  let movesUnread = false
  for (let at = 8; ;) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    // A chunk has its length, type and checksum around the data.
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.byteLength) throw new BrokenImageError('truncated')
    // The number of frames.
    if (type === 'acTL') movesUnread = bytes.readUInt32BE(at + 8) > 1
    ;(IMAGE_CHUNKS.test(type) ? bare : extras).push(bytes.subarray(at, end))
    at = end
    if (type !== 'IEND') continue
    if (bytes.byteLength > at) extras.push(bytes.subarray(at))
    return { bare, extras, movesUnread }
  }
}
