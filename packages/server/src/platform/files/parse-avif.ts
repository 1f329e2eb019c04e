import { BrokenImageError, type ImageParts } from './image-parts.ts'

const IMAGE_BOXES = /^(?:ftyp|meta|mdat|moov|moof|mfra|sidx)$/

/**
 * Boxes refer to offsets in the file, so none can be removed: a file with extra boxes is re-encoded. @see
 * ISO/IEC 14496-12 §4.2
 */
export function parseAvif(bytes: Buffer): ImageParts {
  const extras: Uint8Array[] = []
  for (let at = 0; at < bytes.byteLength;) {
    const end = at + sizeAt(bytes, at)
    if (end > bytes.byteLength) throw new BrokenImageError('truncated')
    if (!IMAGE_BOXES.test(bytes.toString('latin1', at + 4, at + 8)))
      extras.push(bytes.subarray(at, end))
    at = end
  }
  return { bare: undefined, extras }
}

function sizeAt(bytes: Buffer, at: number): number {
  const size = bytes.readUInt32BE(at)
  if (size === 0) return bytes.byteLength - at
  const whole = size === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : size
  if (whole < 8) throw new BrokenImageError('no box')
  return whole
}
