import sharp, { type Metadata, type Sharp } from 'sharp'
import { cleanSvg, picturesIn } from './clean-svg.ts'
import { COLOR_SIDE, colorsOf } from './picture-colors.ts'
import type { CopyOf, LookedAt, PictureAnswer, PictureJob, Refusal } from './picture-job.ts'
import type { PictureParts } from './picture-file.ts'
import { isPolyglot, partsOf } from './picture-parts.ts'
import { formatOf, type PictureFormat, pictureTypes } from './picture-type.ts'

/** What is asked of a picture before a single pixel of it is decoded. */
const MOST_PIXELS = 50_000_000
/** What WebP can hold. */
const LONGEST_SIDE = 16_383
const LARGEST_SVG = 1_000_000
/** Of a clock, and the machine may have much else to do. */
const DECODE_S = 30
const THREADS = 2
/** Of what is served whole and had to be written anew. */
const WHOLE_QUALITY = 90

sharp.cache(false)
sharp.concurrency(THREADS)

/** Does what is asked, and says why where it cannot be done. */
export async function work(job: PictureJob): Promise<PictureAnswer> {
  // What came through a pipe between processes is a view of its own memory.
  const bytes = Buffer.from(job.bytes.buffer, job.bytes.byteOffset, job.bytes.byteLength)
  try {
    if (job.kind === 'copy') return { kind: 'copied', bytes: await copied(bytes, job.copy) }
    return { kind: 'looked', picture: await lookAt(bytes) }
  } catch (error) {
    return { kind: 'refused', refusal: refusalOf(error), why: String(error) }
  }
}

/** Of a limit of time, the decoder tells by its message alone. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal
  return error instanceof Error && error.message.startsWith('timeout') ? 'gaveUp' : 'broken'
}

class Refused extends Error {
  override readonly name = 'Refused'
  readonly refusal: Refusal

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(refusal, options)
    this.refusal = refusal
  }
}

async function lookAt(bytes: Buffer): Promise<LookedAt> {
  const format = formatOf(bytes)
  if (format === undefined) throw new Refused('notAPicture')
  if (format === 'heic') return lookAtHeic(bytes)
  if (format === 'svg') return lookAtDrawing(bytes)
  const found = await headerOf(bytes)
  const parts = partsOf(format, bytes)
  if (isPolyglot(parts)) throw new Refused('somethingElse')
  const isMoving = (found.pages ?? 1) > 1 || parts.movesUnread === true
  const { width, height } = found.autoOrient
  return {
    contentType: pictureTypes[format],
    width,
    height: isMoving ? (found.pageHeight ?? height) : height,
    isMoving,
    colorData: await colorDataOf(bytes),
    served: await withoutExtras(bytes, { format, parts, found, isMoving }),
  }
}

type Raster = Exclude<PictureFormat, 'svg'>

/** The same picture and nothing else, upright; undefined where that is what was given. */
async function withoutExtras(
  bytes: Buffer,
  given: {
    readonly format: Raster
    readonly parts: PictureParts
    readonly found: Metadata
    readonly isMoving: boolean
  },
): Promise<Uint8Array | undefined> {
  const { format, parts, found, isMoving } = given
  const isUpright = (found.orientation ?? 1) === 1
  const hasNotes = found.exif !== undefined || found.xmp !== undefined || found.iptc !== undefined
  if (isUpright && parts.extras.length === 0 && !hasNotes) return undefined
  // Nothing is lost where leaving out is enough.
  if (isUpright && parts.bare) return Buffer.concat(parts.bare)
  return writtenAnew(bytes, format, isMoving)
}

/**
 * Whether it can be read is up to the library that the operator has. Few browsers show it: it is served as
 * JPEG.
 */
async function lookAtHeic(bytes: Buffer): Promise<LookedAt> {
  try {
    const { width, height } = (await headerOf(bytes)).autoOrient
    return {
      contentType: pictureTypes.jpeg,
      width,
      height,
      isMoving: false,
      colorData: await colorDataOf(bytes),
      served: await writtenAnew(bytes, 'jpeg', false),
    }
  } catch (cause) {
    throw refusalOf(cause) === 'broken' ? new Refused('heicNotRead', { cause }) : cause
  }
}

/** A drawing is always served as it was written down again. */
async function lookAtDrawing(bytes: Buffer): Promise<LookedAt> {
  if (bytes.byteLength > LARGEST_SVG) throw new Refused('drawingTooLarge')
  const clean = cleanSvg(textOf(bytes))
  if (clean === undefined) throw new Refused('noDrawing')
  await refuseTooMuchIn(clean)
  const served = Buffer.from(clean)
  const { width, height } = await headerOf(served).catch((cause: unknown) => {
    throw cause instanceof Refused ? cause : new Refused('noDrawing', { cause })
  })
  return {
    contentType: pictureTypes.svg,
    width,
    height,
    isMoving: false,
    colorData: await colorDataOf(served),
    served,
  }
}

/** All pictures in a drawing may have as many pixels as one picture, and are what they are said to be. */
async function refuseTooMuchIn(clean: string): Promise<void> {
  let pixels = 0
  for (const bytes of picturesIn(clean)) {
    if (!/^(?:png|jpeg|webp)$/.test(formatOf(bytes) ?? '')) throw new Refused('noDrawing')
    const { width, height } = await headerOf(bytes)
    pixels += width * height
    if (pixels > MOST_PIXELS) throw new Refused('tooManyPixels')
  }
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new Refused('noDrawing', { cause })
  }
}

/** Asks for the size alone, and refuses what would be too much to decode. */
async function headerOf(bytes: Buffer): Promise<Metadata> {
  const found = await sharp(bytes, { limitInputPixels: false }).metadata()
  const { width, height, pages = 1, pageHeight = height } = found
  if (width * pageHeight * pages > MOST_PIXELS) throw new Refused('tooManyPixels')
  if (Math.max(width, pageHeight) > LONGEST_SIDE) throw new Refused('tooLong')
  return found
}

/** Every pixel is decoded for it: a picture that breaks off is found out here. */
async function colorDataOf(bytes: Buffer) {
  const points = await decoder(bytes)
    .autoOrient()
    .resize(COLOR_SIDE, COLOR_SIDE, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  return colorsOf(points)
}

async function writtenAnew(bytes: Buffer, format: Raster, isMoving: boolean): Promise<Uint8Array> {
  const upright = decoder(bytes, isMoving).autoOrient().keepIccProfile()
  // JPEG knows nothing of what shows through.
  if (format === 'jpeg') upright.flatten({ background: '#fff' })
  const options = {
    jpeg: { quality: WHOLE_QUALITY, chromaSubsampling: '4:4:4' },
    png: {},
    webp: { quality: WHOLE_QUALITY },
    gif: {},
    avif: { quality: 70, effort: 2 },
  }[format]
  return upright.toFormat(format, options).toBuffer()
}

/** Narrower, upright, in the colours of screens, and without anything but the pixels. */
async function copied(bytes: Buffer, { width, type, isMoving }: CopyOf): Promise<Uint8Array> {
  const narrow = decoder(bytes, isMoving).autoOrient().resize({ width, withoutEnlargement: true })
  switch (type) {
    case 'webp':
      return narrow.webp({ quality: 80, effort: isMoving ? 0 : 2 }).toBuffer()
    case 'avif':
      return narrow.avif({ quality: 55, effort: 2 }).toBuffer()
    case 'jpeg':
      return narrow.flatten({ background: '#fff' }).jpeg({ quality: 80 }).toBuffer()
    case 'png':
      return narrow.png({ compressionLevel: 7 }).toBuffer()
  }
}

function decoder(bytes: Buffer, animated = false): Sharp {
  const limits = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const
  return sharp(bytes, { ...limits, animated }).timeout({ seconds: DECODE_S })
}
