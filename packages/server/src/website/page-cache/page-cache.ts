import { CachedResponse } from '../../platform/http/cached-response.ts'

const MAX_BYTES = 64 * 1024 * 1024

/** The cached pages of all sites; the least recently used ones are evicted first. */
export class PageCache {
  readonly #pages = new Map<string, { readonly response: CachedResponse; readonly size: number }>()
  readonly #pending = new Map<string, Promise<object>>()
  readonly #maxBytes: number
  #bytes = 0

  constructor(maxBytes = MAX_BYTES) {
    this.#maxBytes = maxBytes
  }

  get(key: string): CachedResponse | undefined {
    const entry = this.#pages.get(key)
    if (!entry?.response.isCurrent) return undefined
    this.#pages.delete(key)
    this.#pages.set(key, entry)
    return entry.response
  }

  /**
   * Returns the page at `key`, which the first request creates while others wait. `version` is that of the
   * content before any of it was read: requests after a change do not wait for a page that was begun before.
   * A result other than a response is not cached.
   */
  async fill<Result extends object>(
    key: string,
    version: string | undefined,
    create: () => Promise<Result>,
  ): Promise<Result | CachedResponse> {
    const cached = this.get(key)
    if (cached) return cached
    const pendingKey = `${version} ${key}`
    const pending = this.#pending.get(pendingKey)
    // Requests with the same key create the same kind of result.
    if (pending) return pending as Promise<Result>
    const promise = create().then((result) => {
      // Without a version no change would make it outdated.
      if (version !== undefined && result instanceof CachedResponse) this.#put(key, result)
      return result
    })
    this.#pending.set(pendingKey, promise)
    return promise.finally(() => this.#pending.delete(pendingKey))
  }

  #put(key: string, response: CachedResponse): void {
    this.#remove(key)
    // Counted twice, for the compressed variants that are created later.
    const size = response.size * 2
    if (size > this.#maxBytes) return
    this.#pages.set(key, { response, size })
    this.#bytes += size
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) return
      this.#remove(oldest)
    }
  }

  #remove(key: string): void {
    const entry = this.#pages.get(key)
    if (!entry) return
    this.#pages.delete(key)
    this.#bytes -= entry.size
    entry.response.evict()
  }
}
