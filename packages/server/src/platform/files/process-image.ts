import sharp, { type Metadata, type Sharp } from 'sharp'
import { sanitizeSvg, extractImages } from './sanitize-svg.ts'
import { COLOR_SIDE, computeColors } from './image-colors.ts'
import type {
  CopyOptions,
  InspectedImage,
  ImageJobResult,
  ImageJob,
  ImageRejection,
} from './image-job.ts'
import type { ImageParts } from './image-parts.ts'
import { isPolyglot, parseImage } from './parse-image.ts'
import { detectFormat, type ImageFormat, imageTypes } from './image-type.ts'

/** The limit is checked before a pixel is decoded. */
const MAX_PIXELS = 50_000_000
/** The maximum size of WebP. */
const MAX_SIDE = 16_383
const MAX_SVG_BYTES = 1_000_000
/**
 * Seconds of processor time for an SVG: a few nested references multiply into a drawing that never ends, and
 * the decoder of SVG has no time limit of its own.
 */
const MAX_DRAWING_S = 2
/** Seconds of wall-clock time, as the machine may be busy. */
const DECODE_S = 30
const THREADS = 2
/** The quality of originals that have to be re-encoded. */
const ORIGINAL_QUALITY = 90

sharp.cache(false)
sharp.concurrency(THREADS)

/** Runs a job. The result says why if it is not possible. */
export async function processImage(job: ImageJob): Promise<ImageJobResult> {
  // Bytes from another process are a view of their own memory.
  const bytes = Buffer.from(job.bytes.buffer, job.bytes.byteOffset, job.bytes.byteLength)
  try {
    if (job.kind === 'copy') return { kind: 'copied', bytes: await createCopy(bytes, job.copy) }
    return { kind: 'inspected', image: await inspect(bytes) }
  } catch (error) {
    return { kind: 'rejected', rejection: toRejection(error), reason: String(error) }
  }
}

/** Returns the reason of an error. The decoder's timeout is known by its message only. */
function toRejection(error: unknown): ImageRejection {
  if (error instanceof RejectedImage) return error.rejection
  return error instanceof Error && error.message.startsWith('timeout') ? 'gaveUp' : 'broken'
}

class RejectedImage extends Error {
  override readonly name = 'Refused'
  readonly rejection: ImageRejection

  constructor(rejection: ImageRejection, options?: ErrorOptions) {
    super(rejection, options)
    this.rejection = rejection
  }
}

async function inspect(bytes: Buffer): Promise<InspectedImage> {
  const format = detectFormat(bytes)
  if (format === undefined) throw new RejectedImage('notAnImage')
  if (format === 'heic') return inspectHeic(bytes)
  if (format === 'svg') return limitProcessorTime(MAX_DRAWING_S, () => inspectSvg(bytes))
  const header = await readHeader(bytes)
  const parts = parseImage(format, bytes)
  if (isPolyglot(parts)) throw new RejectedImage('somethingElse')
  const isMoving = (header.pages ?? 1) > 1 || parts.movesUnread === true
  const { width, height } = header.autoOrient
  return {
    contentType: imageTypes[format],
    width,
    height: isMoving ? (header.pageHeight ?? height) : height,
    isMoving,
    colorData: await computeColorData(bytes),
    served: await stripExtras(bytes, { format, parts, header, isMoving }),
  }
}

type Raster = Exclude<ImageFormat, 'svg'>

/** Returns the image without any other data, upright; undefined if the uploaded file is that already. */
async function stripExtras(
  bytes: Buffer,
  given: {
    readonly format: Raster
    readonly parts: ImageParts
    readonly header: Metadata
    readonly isMoving: boolean
  },
): Promise<Uint8Array | undefined> {
  const { format, parts, header, isMoving } = given
  const isUpright = (header.orientation ?? 1) === 1
  const hasNotes =
    header.exif !== undefined || header.xmp !== undefined || header.iptc !== undefined
  if (isUpright && parts.extras.length === 0 && !hasNotes) return undefined
  // Removing parts is lossless.
  if (isUpright && parts.bare) return Buffer.concat(parts.bare)
  return reencode(bytes, format, isMoving)
}

/**
 * Inspects a HEIC file. Whether it can be read depends on the operator's library. Few browsers show HEIC, so
 * it is served as JPEG.
 */
async function inspectHeic(bytes: Buffer): Promise<InspectedImage> {
  try {
    const { width, height } = (await readHeader(bytes)).autoOrient
    return {
      contentType: imageTypes.jpeg,
      width,
      height,
      isMoving: false,
      colorData: await computeColorData(bytes),
      served: await reencode(bytes, 'jpeg', false),
    }
  } catch (cause) {
    throw toRejection(cause) === 'broken' ? new RejectedImage('heicNotRead', { cause }) : cause
  }
}

/**
 * Awaits work of this process, and rejects it as too complex when it has used `seconds` of processor time. The
 * work itself goes on until the process ends.
 */
async function limitProcessorTime<T>(seconds: number, work: () => Promise<T>): Promise<T> {
  const before = process.cpuUsage()
  let interval: NodeJS.Timeout | undefined
  const exceeded = new Promise<never>((_, reject) => {
    interval = setInterval(() => {
      const { user, system } = process.cpuUsage(before)
      if (user + system > seconds * 1e6) reject(new RejectedImage('drawingTooComplex'))
    }, 50)
  })
  try {
    return await Promise.race([work(), exceeded])
  } finally {
    clearInterval(interval)
  }
}

/** Inspects an SVG. It is always served in its sanitized form. */
async function inspectSvg(bytes: Buffer): Promise<InspectedImage> {
  if (bytes.byteLength > MAX_SVG_BYTES) throw new RejectedImage('drawingTooLarge')
  const clean = sanitizeSvg(decodeText(bytes))
  if (clean === undefined) throw new RejectedImage('noDrawing')
  await assertEmbeddedImages(clean)
  const served = Buffer.from(clean)
  const { width, height } = await readHeader(served).catch((cause: unknown) => {
    throw cause instanceof RejectedImage ? cause : new RejectedImage('noDrawing', { cause })
  })
  return {
    contentType: imageTypes.svg,
    width,
    height,
    isMoving: false,
    colorData: await computeColorData(served),
    served,
  }
}

/**
 * Throws unless the embedded images are of their declared types and have together no more pixels than one
 * image may have.
 */
async function assertEmbeddedImages(clean: string): Promise<void> {
  let pixels = 0
  for (const bytes of extractImages(clean)) {
    if (!/^(?:png|jpeg|webp)$/.test(detectFormat(bytes) ?? '')) throw new RejectedImage('noDrawing')
    const { width, height } = await readHeader(bytes)
    pixels += width * height
    if (pixels > MAX_PIXELS) throw new RejectedImage('tooManyPixels')
  }
}

function decodeText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new RejectedImage('noDrawing', { cause })
  }
}

/** Reads the header only. Throws if the image would be too large to decode. */
async function readHeader(bytes: Buffer): Promise<Metadata> {
  const header = await sharp(bytes, { limitInputPixels: false }).metadata()
  const { width, height, pages = 1, pageHeight = height } = header
  if (width * pageHeight * pages > MAX_PIXELS) throw new RejectedImage('tooManyPixels')
  if (Math.max(width, pageHeight) > MAX_SIDE) throw new RejectedImage('tooLong')
  return header
}

/** Computes the colors. This decodes every pixel, so a truncated image fails here. */
async function computeColorData(bytes: Buffer) {
  const points = await createDecoder(bytes)
    .autoOrient()
    .resize(COLOR_SIDE, COLOR_SIDE, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  return computeColors(points)
}

async function reencode(bytes: Buffer, format: Raster, isMoving: boolean): Promise<Uint8Array> {
  const upright = createDecoder(bytes, isMoving).autoOrient().keepIccProfile()
  // JPEG has no transparency.
  if (format === 'jpeg') upright.flatten({ background: '#fff' })
  const options = {
    jpeg: { quality: ORIGINAL_QUALITY, chromaSubsampling: '4:4:4' },
    png: {},
    webp: { quality: ORIGINAL_QUALITY },
    gif: {},
    avif: { quality: 70, effort: 2 },
  }[format]
  return upright.toFormat(format, options).toBuffer()
}

/** Makes a copy: narrower, upright, in sRGB, and without metadata. */
async function createCopy(
  bytes: Buffer,
  { width, type, isMoving }: CopyOptions,
): Promise<Uint8Array> {
  const narrow = createDecoder(bytes, isMoving)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
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

function createDecoder(bytes: Buffer, animated = false): Sharp {
  const limits = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const
  return sharp(bytes, { ...limits, animated }).timeout({ seconds: DECODE_S })
}
