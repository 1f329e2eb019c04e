import { BrokenImageError, type ImageParts } from './image-parts.ts'

const EXTENSION = 0x21
const IMAGE = 0x2c
const TRAILER = 0x3b
/** The label of the extension that holds the duration of a frame. */
const CONTROL = 0xf9
const APPLICATION = 0xff

/** Splits a GIF into image data and metadata. @see GIF89a, appendix B */
export function parseGif(bytes: Buffer): ImageParts {
  let at = 13 + tableSize(bytes.readUInt8(10))
  const bare: Uint8Array[] = [bytes.subarray(0, at)]
  const extras: Uint8Array[] = []
  for (;;) {
    const kind = bytes.readUInt8(at)
    if (kind === TRAILER) break
    const from = at
    let isImagePart = true
    if (kind === IMAGE) {
      // The sub-blocks of an image follow the size of its codes.
      at = endOfBlocks(bytes, at + 11 + tableSize(bytes.readUInt8(at + 9)))
    } else if (kind === EXTENSION) {
      const label = bytes.readUInt8(at + 1)
      isImagePart = label === CONTROL || (label === APPLICATION && repeats(bytes, at))
      at = endOfBlocks(bytes, at + 2)
    } else throw new BrokenImageError('invalid block')
    ;(isImagePart ? bare : extras).push(bytes.subarray(from, at))
  }
  bare.push(bytes.subarray(at, at + 1))
  if (bytes.byteLength > at + 1) extras.push(bytes.subarray(at + 1))
  return { bare, extras }
}

function tableSize(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1)
}

/**
 * Returns whether an application extension holds the number of repetitions, the only kind that affects the
 * image.
 */
function repeats(bytes: Buffer, at: number): boolean {
  return /^(?:NETSCAPE2\.0|ANIMEXTS1\.0)$/.test(bytes.toString('latin1', at + 3, at + 14))
}

function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from
  for (let size = bytes.readUInt8(at); size > 0; size = bytes.readUInt8(at)) at += 1 + size
  return at + 1
}
