import type { CachedResponse } from '../http/cached-response.ts'

const MAX_CACHE_BYTES = 24_000_000
/** Larger files are few, and are read from the disk. */
export const MAX_CACHED_BYTES = 256_000

/** The responses of recently requested images; the least recently used go first. */
export class ImageCache {
  readonly #responses = new Map<string, CachedResponse>()
  #bytes = 0

  set(name: string, response: CachedResponse): void {
    this.#remove(name)
    this.#responses.set(name, response)
    this.#bytes += response.size
    for (const oldest of this.#responses.keys()) {
      if (this.#bytes <= MAX_CACHE_BYTES) return
      this.#remove(oldest)
    }
  }

  /** Removes all responses of a file. */
  deleteAll(fileKey: string): void {
    for (const name of [...this.#responses.keys()]) if (name.includes(fileKey)) this.#remove(name)
  }

  #remove(name: string): void {
    const response = this.#responses.get(name)
    if (!response) return
    this.#responses.delete(name)
    this.#bytes -= response.size
    response.evict()
  }
}
