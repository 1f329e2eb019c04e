import type { Accepted } from '../http/accepted-pictures.ts'
import { AppError } from '../http/app-error.ts'
import { httpErrors } from '../http/problem.ts'
import { bytesOf, type DerivedName, type FileStore } from './file-store.ts'
import { copyPicture } from './picture.ts'
import type { CopyType } from './picture-job.ts'
import type { KeptAsset } from './store.ts'

/** Wider ones take seconds to make in AVIF, for little. */
const WIDEST_AVIF = 1500
/** A picture that could not be worked on is tried again after a while. */
const FAILED_FOR_MS = 10 * 60 * 1_000
const MOST_FAILED = 1_000

export interface MadeCopy {
  readonly bytes: Buffer
  readonly type: CopyType
  /** Nothing better will come. */
  readonly isFinal: boolean
}

/** Makes copies of pictures when they are first asked for, once for all who ask, and keeps them. */
export class Copies {
  readonly #files: FileStore
  readonly #making = new Map<DerivedName, Promise<Buffer>>()
  readonly #failed = new Map<DerivedName, number>()
  readonly #beside = new Set<Promise<unknown>>()

  constructor(files: FileStore) {
    this.#files = files
  }

  /**
   * A copy no wider than `width` in the best format that is accepted. AVIF is the smallest and takes the
   * longest: while it is made, WebP is given. Undefined where no copy can be made: the whole is served.
   *
   * Throws `http.busy`.
   */
  async of(
    asset: KeptAsset,
    { width, accepted }: { readonly width: number; readonly accepted: Accepted },
  ): Promise<MadeCopy | undefined> {
    // Of a PNG that moves, a copy would stand still.
    if (asset.isMoving && asset.contentType === 'image/png') return undefined
    const at = Math.min(width, asset.width)
    const isAvif = !asset.isMoving && at <= WIDEST_AVIF && /^(?:both|avif)$/.test(accepted)
    if (isAvif) {
      const made = await this.#kept(asset, at, 'avif')
      if (made) return { bytes: made, type: 'avif', isFinal: true }
      if (accepted === 'avif') return this.#made(asset, at, 'avif')
    }
    if (accepted === 'both' || accepted === 'webp') {
      const webp = await this.#made(asset, at, 'webp')
      if (webp && isAvif) this.#makeBeside(asset, at)
      return webp && { ...webp, isFinal: !isAvif || this.#hasFailed(nameOf(asset, at, 'avif')) }
    }
    // Who reads neither may not read moving pictures in another format than theirs.
    return asset.isMoving ? undefined : this.#made(asset, at, plainTypeOf(asset.contentType))
  }

  /** Resolves when nothing is made beside any more. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#beside)
  }

  async #made(asset: KeptAsset, width: number, type: CopyType): Promise<MadeCopy | undefined> {
    const name = nameOf(asset, width, type)
    const kept = await this.#files.readDerived(name)
    if (kept) return { bytes: kept, type, isFinal: true }
    if (this.#hasFailed(name)) return undefined
    try {
      return { bytes: await this.#make(asset, { name, width, type }, true), type, isFinal: true }
    } catch (error) {
      if (error instanceof AppError && error.status === 503) throw error
      this.#fail(name)
      return undefined
    }
  }

  async #kept(asset: KeptAsset, width: number, type: CopyType): Promise<Buffer | undefined> {
    return this.#files.readDerived(nameOf(asset, width, type))
  }

  #makeBeside(asset: KeptAsset, width: number): void {
    const name = nameOf(asset, width, 'avif')
    if (this.#making.has(name) || this.#hasFailed(name)) return
    const making = this.#make(asset, { name, width, type: 'avif' }, false).catch(
      (error: unknown) => {
        // Where too many wait, the next who asks tries again.
        if (!(error instanceof AppError && error.status === 503)) this.#fail(name)
      },
    )
    this.#beside.add(making)
    void making.finally(() => this.#beside.delete(making))
  }

  #make(
    asset: KeptAsset,
    copy: { readonly name: DerivedName; readonly width: number; readonly type: CopyType },
    isAwaited: boolean,
  ): Promise<Buffer> {
    const { name, width, type } = copy
    const making =
      this.#making.get(name) ??
      this.#work(asset, { name, width, type }, isAwaited).finally(() => this.#making.delete(name))
    this.#making.set(name, making)
    return making
  }

  async #work(
    asset: KeptAsset,
    copy: { readonly name: DerivedName; readonly width: number; readonly type: CopyType },
    isAwaited: boolean,
  ): Promise<Buffer> {
    const { name, width, type } = copy
    const original = async () => {
      const given = await this.#files.readFile(asset.originalKey ?? asset.fileKey)
      if (!given) throw httpErrors.notFound()
      return bytesOf(given)
    }
    const { isMoving } = asset
    const made = await copyPicture(original, { width, type, isMoving }, { isAwaited })
    const bytes = Buffer.from(made.buffer, made.byteOffset, made.byteLength)
    await this.#files.storeDerived(name, bytes)
    return bytes
  }

  #hasFailed(name: DerivedName): boolean {
    const at = this.#failed.get(name)
    return at !== undefined && Date.now() - at < FAILED_FOR_MS
  }

  #fail(name: DerivedName): void {
    if (this.#failed.size >= MOST_FAILED) this.#failed.clear()
    this.#failed.set(name, Date.now())
  }
}

function nameOf(asset: KeptAsset, width: number, type: CopyType): DerivedName {
  return `${asset.fileKey}-${width}w.${type}`
}

/** What everybody reads, nearest to what the picture came in. */
function plainTypeOf(contentType: string): CopyType {
  return contentType === 'image/png' ? 'png' : 'jpeg'
}
