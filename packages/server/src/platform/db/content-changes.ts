import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Db } from './db.ts'

const CHANNEL = 'content'
/** The channel of messages for open windows of the studio. */
const LIVE_CHANNEL = 'live'
const RECONNECT_MS = 500
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
 */
export class ContentChanges {
  readonly #url: string
  readonly #versions = new Map<string, number>()
  /** The waiting callbacks, by marker. */
  readonly #markers = new Map<string, () => void>()
  readonly #liveListeners = new Set<LiveListener>()
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
