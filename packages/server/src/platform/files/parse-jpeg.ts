import { BrokenImageError, type ImageParts } from './image-parts.ts'

const SOS = 0xda
const EOI = 0xd9

/** Splits a JPEG into image data and metadata. @see ITU-T T.81, annex B */
export function parseJpeg(bytes: Buffer): ImageParts {
  const bare: Uint8Array[] = [bytes.subarray(0, 2)]
  const extras: Uint8Array[] = []
  let at = 2
  for (;;) {
    if (bytes.readUInt8(at) !== 0xff) throw new BrokenImageError('invalid marker')
    // Any number of fill bytes may precede a marker.
    while (bytes.readUInt8(at + 1) === 0xff) at += 1
    const marker = bytes.readUInt8(at + 1)
    if (marker === EOI) break
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end > bytes.byteLength) throw new BrokenImageError('truncated')
    const isImagePart =
      marker < 0xe0 || IMAGE_SEGMENTS.get(marker)?.test(readHead(bytes, at + 4)) === true
    const next = marker === SOS ? endOfScan(bytes, end) : end
    ;(isImagePart ? bare : extras).push(bytes.subarray(at, next))
    at = next
  }
  bare.push(bytes.subarray(at, at + 2))
  if (bytes.byteLength > at + 2) extras.push(bytes.subarray(at + 2))
  return { bare, extras }
}

/** The application segments that affect the image: pixel aspect, color profile, and color transform. */
const IMAGE_SEGMENTS: ReadonlyMap<number, RegExp> = new Map([
  [0xe0, /^JFIF\0/],
  [0xe2, /^ICC_PROFILE\0/],
  [0xee, /^Adobe/],
])

function readHead(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 12)
}

/** Finds the end of coded data: a marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1)
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7)
    if (!isData) return at
  }
  throw new BrokenImageError('truncated')
}
