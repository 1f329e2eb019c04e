import type { KeptAnswer } from '../../platform/http/kept-answer.ts'

const MOST_BYTES = 64 * 1024 * 1024

/** Keeps the pages of all sites as long as there is room; those not asked for longest go first. */
export class PageCache {
  readonly #pages = new Map<string, { readonly answer: KeptAnswer; readonly size: number }>()
  readonly #underWay = new Map<string, Promise<KeptAnswer>>()
  readonly #mostBytes: number
  #bytes = 0

  constructor(mostBytes = MOST_BYTES) {
    this.#mostBytes = mostBytes
  }

  get(key: string): KeptAnswer | undefined {
    const kept = this.#pages.get(key)
    if (!kept?.answer.isCurrent) return undefined
    this.#pages.delete(key)
    this.#pages.set(key, kept)
    return kept.answer
  }

  /**
   * The page at `key`, made by the first who asks while others wait. `version` is the content's as it
   * was before any of it was read: those who come after a change do not wait for what was begun before.
   */
  async fill(
    key: string,
    version: number | undefined,
    make: () => Promise<KeptAnswer>,
  ): Promise<KeptAnswer> {
    const kept = this.get(key)
    if (kept) return kept
    const flight = `${version} ${key}`
    const underWay = this.#underWay.get(flight)
    if (underWay) return underWay
    const making = make().then((answer) => {
      // Without a version nobody would hear that it is out of date.
      if (version !== undefined) this.#put(key, answer)
      return answer
    })
    this.#underWay.set(flight, making)
    return making.finally(() => this.#underWay.delete(flight))
  }

  #put(key: string, answer: KeptAnswer): void {
    this.#remove(key)
    // Twice: the packed forms are made later.
    const size = answer.size * 2
    if (size > this.#mostBytes) return
    this.#pages.set(key, { answer, size })
    this.#bytes += size
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#mostBytes) return
      this.#remove(oldest)
    }
  }

  #remove(key: string): void {
    const kept = this.#pages.get(key)
    if (!kept) return
    this.#pages.delete(key)
    this.#bytes -= kept.size
    kept.answer.drop()
  }
}
