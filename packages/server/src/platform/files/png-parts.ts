import { BrokenPicture, type PictureParts } from './picture-file.ts'

/** Chunks that pixels, their colours and their motion are made of. @see PNG, third edition, §11 */
const KEPT = /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|sBIT|bKGD|pHYs|acTL|fcTL|fdAT)$/

export function pngParts(bytes: Buffer): PictureParts {
  const bare: Uint8Array[] = [bytes.subarray(0, 8)]
  const extras: Uint8Array[] = []
  let movesUnread = false
  for (let at = 8; ;) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    // Length, type and sum stand around the data.
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.byteLength) throw new BrokenPicture('cut')
    // How many frames there are.
    if (type === 'acTL') movesUnread = bytes.readUInt32BE(at + 8) > 1
    ;(KEPT.test(type) ? bare : extras).push(bytes.subarray(at, end))
    at = end
    if (type !== 'IEND') continue
    if (bytes.byteLength > at) extras.push(bytes.subarray(at))
    return { bare, extras, movesUnread }
  }
}
