import type { Metadata, Sharp, SharpConstructor } from 'sharp'
import { filesErrors } from './errors.ts'

/** What is asked of a picture before a single pixel of it is decoded. */
const MOST_BYTES = 20 * 1024 * 1024
const MOST_PIXELS = 50_000_000
const DECODE_S = 10

/** By what libvips finds in the bytes, never by a name. */
const TYPES = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
} as const

export type PictureType = (typeof TYPES)[keyof typeof TYPES]

/** Averages of corners and centre: hex without "#". @see compat, page JSON of images */
export interface ColorData {
  readonly topLeftAverage: string
  readonly topRightAverage: string
  readonly bottomLeftAverage: string
  readonly bottomRightAverage: string
  readonly centerAverage: string
  readonly suggestedBgColor: string
}

export interface Picture {
  readonly bytes: Uint8Array
  readonly contentType: PictureType
  readonly width: number
  readonly height: number
  readonly colorData: ColorData
}

/**
 * Reads a picture that somebody sent: what it is, how large, which colours. Where it carries more than
 * a picture (a place, a camera, a rotation) it is written anew without.
 *
 * Throws `files.notAPicture`, `files.pictureTooLarge`, `files.tooManyPixels`.
 */
export async function readPicture(given: Uint8Array): Promise<Picture> {
  if (given.byteLength > MOST_BYTES) throw filesErrors.pictureTooLarge()
  const contentType = await typeOf(given)
  return oneAtATime(async () => {
    try {
      const bytes = await withoutExtras(given)
      const { width, height } = await headerOf(bytes)
      return { bytes, contentType, width, height, colorData: await colorsOf(bytes) }
    } catch (error) {
      throw filesErrors.notAPicture({ cause: error })
    }
  })
}

/** A copy in WebP, `width` pixels wide. */
export async function narrowed(bytes: Uint8Array, width: number): Promise<Uint8Array> {
  return oneAtATime(async () =>
    (await decoder(bytes)).resize({ width }).webp({ quality: 80, effort: 3 }).toBuffer(),
  )
}

async function typeOf(bytes: Uint8Array): Promise<PictureType> {
  const { format, compression, width, height, pages = 1 } = await headerOf(bytes)
  const name = format === 'heif' && compression === 'av1' ? 'avif' : format
  const known = Object.entries(TYPES).find(([type]) => type === name)
  if (!known) throw filesErrors.notAPicture()
  if (width * height * pages > MOST_PIXELS) throw filesErrors.tooManyPixels()
  return known[1]
}

async function headerOf(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await (await sharpOf())(bytes, { limitInputPixels: false }).metadata()
  } catch (error) {
    throw filesErrors.notAPicture({ cause: error })
  }
}

async function withoutExtras(bytes: Uint8Array): Promise<Uint8Array> {
  const { exif, xmp, iptc } = await headerOf(bytes)
  if (!exif && !xmp && !iptc) return bytes
  // Without a word of ours, sharp writes the picture in the format it came in, and nothing else.
  return (await decoder(bytes, { animated: true })).autoOrient().toBuffer()
}

/** The picture as 32 x 32 points; a corner is a quarter of its side, as the centre is. */
const SIDE = 32
const SPAN = 8

async function colorsOf(bytes: Uint8Array): Promise<ColorData> {
  const points = await (
    await decoder(bytes)
  )
    .resize(SIDE, SIDE, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  const at = (left: number, top: number) => average(points, left, top)
  const far = SIDE - SPAN
  const middle = far / 2
  const centerAverage = at(middle, middle)
  return {
    topLeftAverage: at(0, 0),
    topRightAverage: at(far, 0),
    bottomLeftAverage: at(0, far),
    bottomRightAverage: at(far, far),
    centerAverage,
    suggestedBgColor: centerAverage,
  }
}

function average(points: Uint8Array, left: number, top: number): string {
  const sum = [0, 0, 0]
  for (let y = top; y < top + SPAN; y++)
    for (let x = left; x < left + SPAN; x++)
      for (let channel = 0; channel < 3; channel++)
        sum[channel] = (sum[channel] ?? 0) + (points[(y * SIDE + x) * 3 + channel] ?? 0)
  return sum.map((total) => byteHex(total / (SPAN * SPAN))).join('')
}

function byteHex(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0')
}

async function decoder(bytes: Uint8Array, options: { animated?: boolean } = {}): Promise<Sharp> {
  const sharp = await sharpOf()
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, ...options }).timeout({ seconds: DECODE_S })
}

/** Loaded when the first picture comes: an install that only serves them spares the memory. */
async function sharpOf(): Promise<SharpConstructor> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

let last: Promise<unknown> = Promise.resolve()

/** Decoding is what pictures cost: several at once would fill the memory. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work)
  last = mine.catch(() => undefined)
  return mine
}
