import type { AcceptedFormats } from '../http/accepted-formats.ts'
import { AppError } from '../http/app-error.ts'
import { httpErrors } from '../http/problem.ts'
import { readBytes, type DerivedName, type FileStore } from './file-store.ts'
import { copyImage } from './image-worker-pool.ts'
import type { CopyType } from './image-job.ts'
import type { ImageAsset, StoredAsset } from './store.ts'

/** An image with the key of its uploaded file. */
type StoredImage = ImageAsset & StoredAsset

/** Wider images take seconds to encode in AVIF, and gain little. */
const MAX_AVIF_WIDTH = 1500
/** An image that could not be processed is tried again after this time. */
const RETRY_AFTER_MS = 10 * 60 * 1_000
const MAX_FAILED = 1_000

export interface ImageCopy {
  readonly bytes: Buffer
  readonly type: CopyType
  /** Whether no better format will follow. */
  readonly isFinal: boolean
}

/** Copies of images: made when they are first requested, once for all requests, and stored. */
export class ImageCopies {
  readonly #files: FileStore
  readonly #pending = new Map<DerivedName, Promise<Buffer>>()
  readonly #failed = new Map<DerivedName, number>()
  readonly #background = new Set<Promise<unknown>>()

  constructor(files: FileStore) {
    this.#files = files
  }

  /**
   * Loads a copy no wider than `width` in the best accepted format, or makes it. AVIF is the smallest and the
   * slowest: while it is encoded, WebP is returned. Undefined if no copy can be made: the file itself is
   * served.
   *
   * Throws `http.busy`.
   */
  async load(
    asset: StoredImage,
    { width, accepted }: { readonly width: number; readonly accepted: AcceptedFormats },
  ): Promise<ImageCopy | undefined> {
    // A copy of an animated PNG would stand still.
    if (asset.isMoving && asset.contentType === 'image/png') return undefined
    const copyWidth = Math.min(width, asset.width)
    const isAvif =
      !asset.isMoving && copyWidth <= MAX_AVIF_WIDTH && /^(?:both|avif)$/.test(accepted)
    if (isAvif) {
      const made = await this.#readStored(asset, copyWidth, 'avif')
      if (made) return { bytes: made, type: 'avif', isFinal: true }
      if (accepted === 'avif') return this.#loadOrMake(asset, copyWidth, 'avif')
    }
    if (accepted === 'both' || accepted === 'webp') {
      const webp = await this.#loadOrMake(asset, copyWidth, 'webp')
      if (webp && isAvif) this.#makeInBackground(asset, copyWidth)
      return (
        webp && {
          ...webp,
          isFinal: !isAvif || this.#hasFailed(formatCopyName(asset, copyWidth, 'avif')),
        }
      )
    }
    // A browser without both formats may read animations in their original format only.
    return asset.isMoving
      ? undefined
      : this.#loadOrMake(asset, copyWidth, getFallbackType(asset.contentType))
  }

  /** Resolves when no copy is being made in the background. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#background)
  }

  async #loadOrMake(
    asset: StoredImage,
    width: number,
    type: CopyType,
  ): Promise<ImageCopy | undefined> {
    const name = formatCopyName(asset, width, type)
    const stored = await this.#files.readDerived(name)
    if (stored) return { bytes: stored, type, isFinal: true }
    if (this.#hasFailed(name)) return undefined
    try {
      return { bytes: await this.#make(asset, { name, width, type }, true), type, isFinal: true }
    } catch (error) {
      if (error instanceof AppError && error.status === 503) throw error
      this.#fail(name)
      return undefined
    }
  }

  async #readStored(
    asset: StoredImage,
    width: number,
    type: CopyType,
  ): Promise<Buffer | undefined> {
    return this.#files.readDerived(formatCopyName(asset, width, type))
  }

  #makeInBackground(asset: StoredImage, width: number): void {
    const name = formatCopyName(asset, width, 'avif')
    if (this.#pending.has(name) || this.#hasFailed(name)) return
    const making = this.#make(asset, { name, width, type: 'avif' }, false).catch(
      (error: unknown) => {
        // If the queue is full, the next request tries again.
        if (!(error instanceof AppError && error.status === 503)) this.#fail(name)
      },
    )
    this.#background.add(making)
    void making.finally(() => this.#background.delete(making))
  }

  #make(
    asset: StoredImage,
    copy: { readonly name: DerivedName; readonly width: number; readonly type: CopyType },
    isAwaited: boolean,
  ): Promise<Buffer> {
    const { name, width, type } = copy
    const making =
      this.#pending.get(name) ??
      this.#work(asset, { name, width, type }, isAwaited).finally(() => this.#pending.delete(name))
    this.#pending.set(name, making)
    return making
  }

  async #work(
    asset: StoredImage,
    copy: { readonly name: DerivedName; readonly width: number; readonly type: CopyType },
    isAwaited: boolean,
  ): Promise<Buffer> {
    const { name, width, type } = copy
    const original = async () => {
      const file = await this.#files.readFile(asset.originalKey ?? asset.fileKey)
      if (!file) throw httpErrors.notFound()
      return readBytes(file)
    }
    const { isMoving } = asset
    const made = await copyImage(original, { width, type, isMoving }, { isAwaited })
    const bytes = Buffer.from(made.buffer, made.byteOffset, made.byteLength)
    await this.#files.storeDerived(name, bytes)
    return bytes
  }

  #hasFailed(name: DerivedName): boolean {
    const at = this.#failed.get(name)
    return at !== undefined && Date.now() - at < RETRY_AFTER_MS
  }

  #fail(name: DerivedName): void {
    if (this.#failed.size >= MAX_FAILED) this.#failed.clear()
    this.#failed.set(name, Date.now())
  }
}

function formatCopyName(asset: StoredImage, width: number, type: CopyType): DerivedName {
  return `${asset.fileKey}-${width}w.${type}`
}

/** Returns the format nearest to the original that every browser reads. */
function getFallbackType(contentType: string): CopyType {
  return contentType === 'image/png' ? 'png' : 'jpeg'
}
