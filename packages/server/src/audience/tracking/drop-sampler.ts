import type { DropReason } from '@vitrine/model'
import type { DropExample, SampledDrop } from './batch.ts'

/** One of so many dropped events of a site and a reason is kept as an example: 1 %, and the first. */
const SAMPLE_EVERY = 100
const MAX_COUNTS = 20_000
/** The most examples that wait for the database. */
const MAX_WAITING = 1_000

/** Chooses the dropped events that are kept as examples, so that owners see what is dropped. */
export class DropSampler {
  readonly #counts = new Map<string, number>()
  #waiting: SampledDrop[] = []

  get size(): number {
    return this.#waiting.length
  }

  /** Counts dropped events, and keeps one of them as an example if it is due. */
  add(siteId: string, reason: DropReason, count: number, describe: () => DropExample): void {
    const key = `${siteId} ${reason}`
    if (this.#counts.size > MAX_COUNTS) this.#counts.clear()
    const before = this.#counts.get(key) ?? 0
    this.#counts.set(key, before + count)
    const isDue = Math.ceil((before + count) / SAMPLE_EVERY) > Math.ceil(before / SAMPLE_EVERY)
    if (isDue && this.#waiting.length < MAX_WAITING)
      this.#waiting.push({ siteId, reason, at: Date.now(), ...describe() })
  }

  /** Returns the examples that wait, and waits for the next ones. */
  take(): readonly SampledDrop[] {
    const taken = this.#waiting
    this.#waiting = []
    return taken
  }

  /** Lets examples wait again that could not be written. */
  putBack(samples: readonly SampledDrop[]): void {
    this.#waiting = [...samples, ...this.#waiting].slice(0, MAX_WAITING)
  }
}
