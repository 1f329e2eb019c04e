import { avifParts } from './avif-parts.ts'
import { gifParts } from './gif-parts.ts'
import { jpegParts } from './jpeg-parts.ts'
import { BrokenPicture, type PictureParts } from './picture-file.ts'
import type { PictureFormat } from './picture-type.ts'
import { pngParts } from './png-parts.ts'
import { webpParts } from './webp-parts.ts'

/** Throws `BrokenPicture`. */
export function partsOf(format: Exclude<PictureFormat, 'svg'>, bytes: Buffer): PictureParts {
  try {
    return READERS[format](bytes)
  } catch (error) {
    // Reading past the end is how a file that was cut shows.
    if (error instanceof RangeError) throw new BrokenPicture('cut', { cause: error })
    throw error
  }
}

const READERS = {
  jpeg: jpegParts,
  png: pngParts,
  webp: webpParts,
  gif: gifParts,
  avif: avifParts,
} as const

/** How other formats begin that browsers, programs and servers would do something with, in small letters. */
const OTHERS = [
  ...['<script', '<?php', '<html', '<!doctype', '<svg', '%pdf-', '\x7felf'],
  ...['pk\x03\x04', 'pk\x05\x06'],
]

/** Whether a file is something else besides a picture. */
export function isPolyglot({ extras }: PictureParts): boolean {
  return extras.some((extra) => {
    const bytes = Buffer.from(extra.buffer, extra.byteOffset, extra.byteLength)
    if (isOfCameras(bytes)) return false
    const text = bytes.toString('latin1').toLowerCase()
    return OTHERS.some((other) => text.includes(other))
  })
}

/** Photographs carry a second picture or a short film behind them. Neither is served. */
function isOfCameras(extra: Buffer): boolean {
  const begin = extra.toString('latin1', 0, 8)
  return begin.startsWith('\xff\xd8\xff') || begin.slice(4) === 'ftyp'
}
