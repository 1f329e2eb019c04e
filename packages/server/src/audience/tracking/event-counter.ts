/** The events that one address may send in a minute. */
const MAX_EVENTS = 120
const MINUTE_MS = 60_000
/** How long an event that arrives again is recognized. */
const REPEAT_MS = 10 * MINUTE_MS
const MAX_KEYS = 200_000

/** Counts events by address, and recognizes those that arrive twice. All of it is in memory, and forgotten soon. */
export class EventCounter {
  readonly #most: number
  #minute = 0
  #counts = new Map<string, number>()
  #seen = new Set<string>()
  #seenBefore = new Set<string>()
  #seenSince = 0

  /** `scale` multiplies the limit, for load tests. */
  constructor(scale: number) {
    this.#most = MAX_EVENTS * scale
  }

  /** Counts events of an address. Returns false above the limit. */
  count(address: string, events: number): boolean {
    const minute = Math.floor(Date.now() / MINUTE_MS)
    if (minute !== this.#minute || this.#counts.size > MAX_KEYS) this.#counts = new Map()
    this.#minute = minute
    const count = (this.#counts.get(address) ?? 0) + events
    this.#counts.set(address, count)
    return count <= this.#most
  }

  /** Returns whether an event arrives for the first time in ten minutes or more. */
  isFirst(id: string, now: number): boolean {
    if (now - this.#seenSince > REPEAT_MS || this.#seen.size > MAX_KEYS) {
      this.#seenBefore = this.#seen
      this.#seen = new Set()
      this.#seenSince = now
    }
    if (this.#seen.has(id) || this.#seenBefore.has(id)) return false
    this.#seen.add(id)
    return true
  }
}
