import { parseAvif } from './parse-avif.ts'
import { parseGif } from './parse-gif.ts'
import { parseJpeg } from './parse-jpeg.ts'
import { BrokenImageError, type ImageParts } from './image-parts.ts'
import type { ImageFormat } from './image-type.ts'
import { parsePng } from './parse-png.ts'
import { parseWebp } from './parse-webp.ts'

/** Splits a file into image data and the rest. Throws `BrokenImageError`. */
export function parseImage(format: Exclude<ImageFormat, 'svg'>, bytes: Buffer): ImageParts {
  try {
    return PARSERS[format](bytes)
  } catch (error) {
    // A truncated file shows as a read past its end.
    if (error instanceof RangeError) throw new BrokenImageError('truncated', { cause: error })
    throw error
  }
}

const PARSERS = {
  jpeg: parseJpeg,
  png: parsePng,
  webp: parseWebp,
  gif: parseGif,
  avif: parseAvif,
} as const

/**
 * The beginnings of other formats that browsers, programs and servers would execute or open, in lower case.
 */
const FOREIGN_SIGNATURES = [
  ...['<script', '<?php', '<html', '<!doctype', '<svg', '%pdf-', '\x7felf'],
  ...['pk\x03\x04', 'pk\x05\x06'],
]

/** Returns whether a file is something else besides an image. */
export function isPolyglot({ extras }: ImageParts): boolean {
  return extras.some((extra) => {
    const bytes = Buffer.from(extra.buffer, extra.byteOffset, extra.byteLength)
    if (isCameraAppendix(bytes)) return false
    const text = bytes.toString('latin1').toLowerCase()
    return FOREIGN_SIGNATURES.some((other) => text.includes(other))
  })
}

/** Returns whether the bytes are the second image or short film that cameras append. Neither is served. */
function isCameraAppendix(extra: Buffer): boolean {
  const begin = extra.toString('latin1', 0, 8)
  return begin.startsWith('\xff\xd8\xff') || begin.slice(4) === 'ftyp'
}
