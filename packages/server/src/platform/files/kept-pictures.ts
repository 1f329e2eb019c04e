import type { KeptAnswer } from '../http/kept-answer.ts'

const MOST_BYTES = 24_000_000
/** Larger ones are few, and read from the disk. */
export const LARGEST_KEPT = 256_000

/** Pictures that were given lately, in memory; what was given longest ago goes first. */
export class KeptPictures {
  readonly #kept = new Map<string, KeptAnswer>()
  #bytes = 0

  keep(name: string, answer: KeptAnswer): void {
    this.#drop(name)
    this.#kept.set(name, answer)
    this.#bytes += answer.size
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= MOST_BYTES) return
      this.#drop(oldest)
    }
  }

  /** All that is kept of a file. */
  forget(fileKey: string): void {
    for (const name of [...this.#kept.keys()]) if (name.includes(fileKey)) this.#drop(name)
  }

  #drop(name: string): void {
    const answer = this.#kept.get(name)
    if (!answer) return
    this.#kept.delete(name)
    this.#bytes -= answer.size
    answer.drop()
  }
}
