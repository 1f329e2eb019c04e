import { BrokenPicture, type PictureParts } from './picture-file.ts'

const KEPT = /^(?:ftyp|meta|mdat|moov|moof|mfra|sidx)$/

/**
 * Boxes say of each other where they lie in the file, so none is taken out: what holds more is written
 * anew. @see ISO/IEC 14496-12 §4.2
 */
export function avifParts(bytes: Buffer): PictureParts {
  const extras: Uint8Array[] = []
  for (let at = 0; at < bytes.byteLength;) {
    const end = at + sizeAt(bytes, at)
    if (end > bytes.byteLength) throw new BrokenPicture('cut')
    if (!KEPT.test(bytes.toString('latin1', at + 4, at + 8))) extras.push(bytes.subarray(at, end))
    at = end
  }
  return { bare: undefined, extras }
}

function sizeAt(bytes: Buffer, at: number): number {
  const size = bytes.readUInt32BE(at)
  if (size === 0) return bytes.byteLength - at
  const whole = size === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : size
  if (whole < 8) throw new BrokenPicture('no box')
  return whole
}
