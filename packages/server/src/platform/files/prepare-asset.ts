import { MAX_FILE_BYTES, MAX_IMAGE_BYTES } from '@vitrine/model'
import { filesErrors } from './errors.ts'
import { computeFileKey, type FileStore, readBytes, type StoredFile } from './file-store.ts'
import { detectFileType, TYPE_BYTES } from './file-type.ts'
import { sanitizeFilename } from './filename.ts'
import { detectFormat, imageTypes } from './image-type.ts'
import { inspectImage } from './image-worker-pool.ts'
import type { NewAsset } from './store.ts'

/** An asset whose files are stored, and which no row names yet. */
export interface PreparedAsset {
  readonly row: NewAsset
  /** The key of the uploaded file. */
  readonly uploadKey: string
  /** Stores the files if they were deleted meanwhile. */
  readonly storeAgain: () => Promise<void>
}

/**
 * Inspects an uploaded file of any type, and stores it. An image is decoded and cleaned; of another file only the
 * type is detected, and it is never held in memory. A name of an image is the one promise that the bytes must keep.
 *
 * Throws the errors of `files`, and `http.busy`.
 */
export async function prepareAsset(
  files: FileStore,
  file: StoredFile,
  filename: string,
): Promise<PreparedAsset> {
  const contentType = await readFileType(file)
  if (contentType === 'image') {
    if (file.size > MAX_IMAGE_BYTES) throw filesErrors.imageTooLarge()
    return prepareImage(files, await readBytes(file), filename)
  }
  // The name promises an image.
  if (hasImageName(filename)) throw filesErrors.notAnImage()
  if (file.size > MAX_FILE_BYTES) throw filesErrors.fileTooLarge()
  const key = await files.storeStream(file.stream())
  return {
    row: {
      fileKey: key,
      filename: sanitizeFilename(filename) || 'file',
      contentType,
      byteSize: file.size,
    },
    uploadKey: key,
    storeAgain: async () => {
      if (!(await files.readFile(key))) await files.storeStream(file.stream())
    },
  }
}

/** Returns whether a name says that a file is an image of an accepted type. */
function hasImageName(filename: string): boolean {
  return /\.(?:jpe?g|png|webp|gif|avif|svg)$/i.test(filename.trim())
}

/** Detects the type of a file from its first bytes: `image`, or the content type. Throws `files.empty`. */
export async function readFileType(file: StoredFile): Promise<string> {
  return detectFileType(await readHead(file))
}

/** Detects the content type of a file from its first bytes, of an image without decoding it. Throws `files.empty`. */
export async function readExactType(file: StoredFile): Promise<string> {
  const head = await readHead(file)
  const format = detectFormat(head)
  if (format === undefined) return detectFileType(head)
  return format === 'heic' ? 'image/heic' : imageTypes[format]
}

async function readHead(file: StoredFile): Promise<Buffer> {
  if (file.size === 0) throw filesErrors.empty()
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of file.stream({ start: 0, end: TYPE_BYTES - 1 })) {
    const bytes = chunk as Uint8Array
    chunks.push(bytes)
    length += bytes.byteLength
    if (length >= TYPE_BYTES) break
  }
  return Buffer.concat(chunks).subarray(0, TYPE_BYTES)
}

/**
 * Inspects an image, and stores the uploaded bytes; if they hold more than an image (a location, a camera, a
 * rotation, a script), a cleaned file is served.
 */
export async function prepareImage(
  files: FileStore,
  upload: Uint8Array,
  filename: string,
): Promise<PreparedAsset> {
  const { bytes, served, contentType, ...properties } = await inspectImage(upload)
  const store = async () => {
    await files.storeFile(bytes)
    if (served) await files.storeFile(served)
  }
  await store()
  const uploadKey = computeFileKey(bytes)
  return {
    row: {
      fileKey: served ? computeFileKey(served) : uploadKey,
      originalKey: served ? uploadKey : null,
      filename: sanitizeFilename(filename) || 'picture',
      contentType,
      byteSize: (served ?? bytes).byteLength,
      ...properties,
    },
    uploadKey,
    storeAgain: store,
  }
}
