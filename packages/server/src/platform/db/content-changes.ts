import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Db } from './db.ts'

const CHANNEL = 'content'
/** The channel of messages for open windows of the studio. */
const LIVE_CHANNEL = 'live'
const RECONNECT_MS = 500
/** Separates a site's id from one of its parts in a payload. */
const PART_SEPARATOR = '/'
/** Above this number of changed parts, all of them count as changed. */
const MAX_PARTS = 100_000
/** The prefix of markers, which are sent to find out that all earlier notifications have arrived. */
const MARKER_PREFIX = 'marker:'

/** The beginning of the statement that sends a marker; it changes nothing. */
export const NOTIFY = `select pg_notify('${CHANNEL}', `

/** The payload for changed theme files, in place of a site's id. */
export const THEMES_CHANGED = 'themes'

/** Notifies every process on this database that a theme was replaced. */
export async function notifyThemesChanged(pool: pg.Pool): Promise<void> {
  await pool.query('select pg_notify($1, $2)', [CHANNEL, THEMES_CHANGED])
}

/** Receives a message for open windows; undefined if some may have been lost. */
export type LiveListener = (payload: string | undefined) => void

/**
 * Receives which sites changed, from every process on the same database (triggers notify when a change is
 * committed). Cached data of a site is valid while its version is the one that it was read at; while
 * notifications cannot be received, there is no version and nothing may be cached.
 *
 * A part of a site, such as the stock of a product, changes without a new version of the site. Cached data that
 * shows parts is valid while none of them has changed since the position at which it was read.
 */
export class ContentChanges {
  readonly #url: string
  readonly #versions = new Map<string, number>()
  /** The waiting callbacks, by marker. */
  readonly #markers = new Map<string, () => void>()
  readonly #liveListeners = new Set<LiveListener>()
  /** The position of the last change of each part, and of each site's parts together. */
  readonly #parts = new Map<string, number>()
  /** The position before which every part counts as changed. */
  #partsFloor = 0
  #partPosition = 0
  #base = 0
  #changeCount = 0
  #client: pg.Client | undefined
  #stopped = false

  constructor(url: string) {
    this.#url = url
  }

  /** Resolves when notifications are received. */
  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url })
    client.on('notification', ({ channel, payload }) => {
      if (payload === undefined) return
      if (channel === LIVE_CHANNEL) return this.#emitLive(payload)
      if (payload.startsWith(MARKER_PREFIX)) return this.#markers.get(payload)?.()
      if (payload.includes(PART_SEPARATOR)) return this.#recordPart(payload)
      this.#versions.set(payload, this.#countedVersion(payload) + 1)
      this.#changeCount += 1
    })
    const onLost = () => void this.#reconnect(client)
    client.on('error', onLost)
    client.on('end', onLost)
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    await client.query(`listen ${LIVE_CHANNEL}`)
    // Changes during the interruption are unknown: continue above every earlier version.
    this.#base = Math.max(this.#base, ...this.#versions.values()) + 1
    this.#versions.clear()
    this.#skipParts()
    this.#changeCount += 1
    this.#client = client
    this.#emitLive(undefined)
  }

  /** Calls a listener with each message for open windows. Returns the function that ends it. */
  onLive(listen: LiveListener): () => void {
    this.#liveListeners.add(listen)
    return () => void this.#liveListeners.delete(listen)
  }

  /** Returns the version of a site; undefined while notifications cannot be received. */
  getVersion(siteId: string): number | undefined {
    return this.#client === undefined ? undefined : this.#countedVersion(siteId)
  }

  /** The number of changes of all sites: data that was read while it stayed the same is consistent. */
  get changeCount(): number {
    return this.#changeCount
  }

  /** The number of changes of parts so far. */
  get partPosition(): number {
    return this.#partPosition
  }

  /** Returns the position of the last change of any part of a site. */
  getPartPosition(siteId: string): number {
    return this.#parts.get(siteId + PART_SEPARATOR) ?? this.#partsFloor
  }

  /** Returns whether any of the parts, each written `<site id>/<part>`, has changed since a position. */
  havePartsChanged(parts: readonly string[], since: number): boolean {
    if (since === this.#partPosition || parts.length === 0) return false
    return since < this.#partsFloor || parts.some((part) => (this.#parts.get(part) ?? 0) > since)
  }

  /**
   * Resolves when every change that was committed so far has arrived, or after `timeoutMs`; at once while
   * nothing can be received. The database delivers notifications in the order of the commits.
   */
  async waitForPending(db: Db, timeoutMs: number): Promise<void> {
    if (this.#client === undefined) return
    const marker = MARKER_PREFIX + randomUUID()
    const done = new AbortController()
    const received = new Promise<void>((resolve) => this.#markers.set(marker, resolve))
    try {
      await db.execute(sql`${sql.raw(NOTIFY)}${marker})`)
      const { signal } = done
      await Promise.race([received, pause(timeoutMs, undefined, { signal }).catch(() => undefined)])
    } finally {
      done.abort()
      this.#markers.delete(marker)
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true
    const client = this.#client
    this.#client = undefined
    await client?.end()
  }

  #recordPart(payload: string): void {
    if (this.#parts.size >= MAX_PARTS) this.#skipParts()
    this.#partPosition += 1
    const siteEnd = payload.indexOf(PART_SEPARATOR) + PART_SEPARATOR.length
    this.#parts.set(payload, this.#partPosition)
    this.#parts.set(payload.slice(0, siteEnd), this.#partPosition)
  }

  /** Counts every part as changed. */
  #skipParts(): void {
    this.#partPosition += 1
    this.#partsFloor = this.#partPosition
    this.#parts.clear()
  }

  #emitLive(payload: string | undefined): void {
    for (const listen of this.#liveListeners) listen(payload)
  }

  #countedVersion(siteId: string): number {
    return this.#versions.get(siteId) ?? this.#base
  }

  async #reconnect(client: pg.Client): Promise<void> {
    if (this.#client !== client) return
    this.#client = undefined
    while (!this.#stopped && this.#client === undefined) {
      await pause(RECONNECT_MS)
      await this.start().catch(() => undefined)
    }
  }
}
