import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Db } from './db.ts'

const CHANNEL = 'content'
const RECONNECT_MS = 500
/** What begins like this is of no site: it is told to find out that all before it was heard. */
const MARK = 'mark:'

/** How a statement begins that tells a mark. It changes nothing. */
export const TELLS = `select pg_notify('${CHANNEL}', `

/** In place of a site: a theme's files are others than they were. */
export const THEMES_CHANGED = 'themes'

/** Tells every process on this database that a theme was replaced. */
export async function tellThemes(pool: pg.Pool): Promise<void> {
  await pool.query('select pg_notify($1, $2)', [CHANNEL, THEMES_CHANGED])
}

/**
 * Hears which sites changed, from every process on the same database (triggers tell, when the change
 * is committed). What is kept of a site is good while its version is the one it was read at; while
 * nothing can be heard, there is no version and nothing may be kept.
 */
export class ContentChanges {
  readonly #url: string
  readonly #versions = new Map<string, number>()
  /** Who waits for a mark, by the mark. */
  readonly #marks = new Map<string, () => void>()
  #base = 0
  #heard = 0
  #client: pg.Client | undefined
  #stopped = false

  constructor(url: string) {
    this.#url = url
  }

  /** Resolves when it hears. */
  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url })
    client.on('notification', ({ payload }) => {
      if (payload === undefined) return
      if (payload.startsWith(MARK)) return this.#marks.get(payload)?.()
      this.#versions.set(payload, this.#counted(payload) + 1)
      this.#heard += 1
    })
    const lost = () => void this.#lost(client)
    client.on('error', lost)
    client.on('end', lost)
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    // Whatever happened while nobody listened is unknown: begin above every version told before.
    this.#base = Math.max(this.#base, ...this.#versions.values()) + 1
    this.#versions.clear()
    this.#heard += 1
    this.#client = client
  }

  /** Undefined while changes cannot be heard. */
  versionOf(siteId: string): number | undefined {
    return this.#client === undefined ? undefined : this.#counted(siteId)
  }

  /** Raised by every change of any site: what is read while it stands still was read whole. */
  get heard(): number {
    return this.#heard
  }

  /**
   * Resolves when every change that was committed so far has been heard here, or `longestMs` later; at
   * once while nothing can be heard. The database tells changes in the order of their commits.
   */
  async untilHeard(db: Db, longestMs: number): Promise<void> {
    if (this.#client === undefined) return
    const mark = MARK + randomUUID()
    const stop = new AbortController()
    const heard = new Promise<void>((resolve) => this.#marks.set(mark, resolve))
    try {
      await db.execute(sql`${sql.raw(TELLS)}${mark})`)
      const { signal } = stop
      await Promise.race([heard, pause(longestMs, undefined, { signal }).catch(() => undefined)])
    } finally {
      stop.abort()
      this.#marks.delete(mark)
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true
    const client = this.#client
    this.#client = undefined
    await client?.end()
  }

  #counted(siteId: string): number {
    return this.#versions.get(siteId) ?? this.#base
  }

  async #lost(client: pg.Client): Promise<void> {
    if (this.#client !== client) return
    this.#client = undefined
    while (!this.#stopped && this.#client === undefined) {
      await pause(RECONNECT_MS)
      await this.start().catch(() => undefined)
    }
  }
}
