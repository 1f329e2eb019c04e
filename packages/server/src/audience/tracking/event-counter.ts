/** The events that one address may send in a minute. */
const MAX_EVENTS = 120
const MINUTE_MS = 60_000
/** How long an event that arrives again is recognized. */
const REPEAT_MS = 10 * MINUTE_MS
const MAX_KEYS = 200_000
/** The different paths that one address may send in an hour. */
const MAX_PATHS = 1_000
const HOUR_MS = 60 * MINUTE_MS
const MAX_STORED_PATHS = 1_000_000

/** Counts events by address, and recognizes those that arrive twice. All of it is in memory, and forgotten soon. */
export class EventCounter {
  readonly #most: number
  readonly #mostPaths: number
  #hour = 0
  #paths = new Map<string, Set<string>>()
  #storedPaths = 0
  #minute = 0
  #counts = new Map<string, number>()
  #seen = new Set<string>()
  #seenBefore = new Set<string>()
  #seenSince = 0

  /** `scale` multiplies the limit, for load tests. */
  constructor(scale: number) {
    this.#most = MAX_EVENTS * scale
    this.#mostPaths = MAX_PATHS * scale
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

  /** Counts a path of an address. Returns false if the address sends more paths than a person can visit. */
  countPath(address: string, path: string): boolean {
    const hour = Math.floor(Date.now() / HOUR_MS)
    if (hour !== this.#hour || this.#storedPaths > MAX_STORED_PATHS) {
      this.#paths = new Map()
      this.#storedPaths = 0
    }
    this.#hour = hour
    const paths = this.#paths.get(address) ?? new Set()
    if (paths.has(path)) return true
    if (paths.size >= this.#mostPaths) return false
    this.#paths.set(address, paths.add(path))
    this.#storedPaths += 1
    return true
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
