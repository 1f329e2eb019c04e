import type { GuardedFetch } from '../../platform/fetch/guarded-fetch.ts'
import { fetchImage } from '../../platform/files/fetch-image.ts'
import type { FilePorts } from '../../platform/files/file-store.ts'
import { storeImage } from '../../platform/files/store-image.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { ContentSource } from './entry.ts'
import type { PlacedImage } from './html/to-content.ts'

export interface LoaderPorts extends FilePorts {
  /** The fetcher for images on other servers; undefined if they are not fetched. */
  readonly fetch: GuardedFetch | undefined
}

interface ImageFile {
  readonly bytes: Uint8Array
  readonly filename: string
}

/** The reason why an image is missing. */
interface MissingImage {
  readonly reason: string
}

/** The number of images of an entry that are loaded at the same time. */
const CONCURRENT = 4
/** The number of failures after which a server is not asked any more. */
const MAX_FAILURES = 5

/** Loads the images of an import, each once: from the source itself, or from other servers. */
export class ImageLoader {
  readonly #ports: LoaderPorts
  readonly #siteId: string
  readonly #source: ContentSource
  readonly #stored = new Map<string, PlacedImage | MissingImage>()
  readonly #failures = new Map<string, number>()

  constructor(ports: LoaderPorts, siteId: string, source: ContentSource) {
    this.#ports = ports
    this.#siteId = siteId
    this.#source = source
  }

  /** Loads images. Resolves to those that are missing, with the reason. */
  async load(
    sources: readonly string[],
  ): Promise<readonly { readonly source: string; readonly reason: string }[]> {
    const missing: { readonly source: string; readonly reason: string }[] = []
    for (let start = 0; start < sources.length; start += CONCURRENT) {
      const some = sources.slice(start, start + CONCURRENT)
      const loaded = await Promise.all(some.map((source) => this.#loadOnce(source)))
      for (const [index, result] of loaded.entries())
        if ('reason' in result)
          missing.push({ source: formatSource(some[index] ?? ''), reason: result.reason })
    }
    return missing
  }

  /** Returns an image that `load` stored. */
  find(source: string): PlacedImage | undefined {
    const found = this.#stored.get(source)
    return found && 'id' in found ? found : undefined
  }

  /** The number of images that were stored. */
  get count(): number {
    return [...this.#stored.values()].filter((image) => 'id' in image).length
  }

  async #loadOnce(source: string): Promise<PlacedImage | MissingImage> {
    const known = this.#stored.get(source)
    if (known) return known
    const result = await this.#load(source)
    this.#stored.set(source, result)
    return result
  }

  async #load(source: string): Promise<PlacedImage | MissingImage> {
    try {
      const file = await this.#read(source)
      if (!('bytes' in file)) return file
      const { id, width, height } = await storeImage(this.#ports, this.#siteId, file)
      return { id, width, height }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return { reason: error.message }
    }
  }

  async #read(source: string): Promise<ImageFile | MissingImage> {
    const own = await this.#source.readImage?.(source)
    if (own) return own
    const data = /^data:image\/[\w.+-]+;base64,/.exec(source)
    if (data)
      return { bytes: Buffer.from(source.slice(data[0].length), 'base64'), filename: 'image' }
    const { fetch } = this.#ports
    const base = this.#source.siteUrl
    const url = URL.canParse(source, base || undefined) ? new URL(source, base || undefined) : null
    if (!url || !/^https?:$/.test(url.protocol)) return { reason: 'It has no URL.' }
    if (!fetch) return { reason: 'Images are not fetched.' }
    if ((this.#failures.get(url.host) ?? 0) >= MAX_FAILURES)
      return { reason: 'Its server does not respond.' }
    try {
      return await fetchImage(fetch, url.href)
    } catch (error) {
      if (error instanceof AppError && /^fetch\.(?:unreachable|tooSlow)$/.test(error.code))
        this.#failures.set(url.host, (this.#failures.get(url.host) ?? 0) + 1)
      throw error
    }
  }
}

/** Shortens a source for a report. */
function formatSource(source: string): string {
  return source.startsWith('data:') ? 'data:…' : source.slice(0, 300)
}
