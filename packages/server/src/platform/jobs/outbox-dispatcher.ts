import type { Pool, PoolClient } from 'pg'
import type { Db } from '../db/db.ts'
import { toLoggable } from '../http/operations/log.ts'
import {
  type ClaimedEvent,
  claimEvents,
  listenForEvents,
  markFailed,
  releaseEvents,
} from './store.ts'

/** The number of events that are claimed at once. */
const BATCH = 50
/** The number of batches that are handled at the same time, so that a slow mail server delays no order. */
const MAX_BATCHES = 2
/** Unhandled events of a batch are released after this time, long before they may be claimed again. */
const MAX_BATCH_MS = 60_000
/** A lost notification delays an event by no more than this. */
const POLL_MS = 2_000

type Log = (message: string, details?: object) => void

/** Handles the events of the outbox in batches, as soon as the database tells of them. */
export class OutboxDispatcher {
  readonly #db: Db
  readonly #handle: (event: ClaimedEvent) => Promise<void>
  readonly #log: Log
  readonly #batches = new Set<Promise<void>>()
  #pool: Pool | undefined
  #client: PoolClient | undefined
  #timer: NodeJS.Timeout | undefined
  /** Whether events may have come while all batches were running. */
  #isAwaited = false

  constructor(db: Db, handle: (event: ClaimedEvent) => Promise<void>, log: Log) {
    this.#db = db
    this.#handle = handle
    this.#log = log
  }

  /** Handles events until `stop`. */
  async start(pool: Pool): Promise<void> {
    this.#pool = pool
    await this.#listen()
    this.#timer = setInterval(() => {
      if (!this.#client) void this.#listen()
      this.#wake()
    }, POLL_MS)
    this.#wake()
  }

  /** Stops when the running batches have ended. */
  async stop(): Promise<void> {
    this.#pool = undefined
    clearInterval(this.#timer)
    this.#client?.release(true)
    this.#client = undefined
    await Promise.all(this.#batches)
  }

  /** Handles all events that are due now. */
  async drain(): Promise<void> {
    while (await this.#handleBatch());
  }

  async #listen(): Promise<void> {
    try {
      const client = await this.#pool?.connect()
      if (!client) return
      client.on('notification', () => this.#wake())
      client.on('error', () => {
        if (this.#client !== client) return
        this.#client = undefined
        client.release(true)
      })
      this.#client = client
      await listenForEvents(client)
    } catch {
      // Events are polled meanwhile, and the next poll tries again.
      this.#client?.release(true)
      this.#client = undefined
    }
  }

  #wake(): void {
    if (!this.#pool) return
    if (this.#batches.size >= MAX_BATCHES) {
      this.#isAwaited = true
      return
    }
    const batch = this.#run().finally(() => this.#batches.delete(batch))
    this.#batches.add(batch)
  }

  async #run(): Promise<void> {
    try {
      do this.#isAwaited = false
      while (this.#pool && ((await this.#handleBatch()) || this.#isAwaited))
    } catch (error) {
      this.#log('the outbox could not be read', toLoggable(error))
    }
  }

  /** Handles a batch. Resolves to whether there was an event. */
  async #handleBatch(): Promise<boolean> {
    const began = performance.now()
    const events = await claimEvents(this.#db, BATCH)
    const done: ClaimedEvent[] = []
    const left = [...events]
    try {
      for (let next = left.shift(); next; next = left.shift()) {
        if (await this.#tryHandle(next)) done.push(next)
        if (performance.now() - began > MAX_BATCH_MS) break
      }
    } finally {
      await releaseEvents(this.#db, done, true)
      await releaseEvents(this.#db, left, false)
    }
    return events.length > 0
  }

  async #tryHandle(event: ClaimedEvent): Promise<boolean> {
    try {
      await this.#handle(event)
      return true
    } catch (error) {
      this.#log('an event was not handled', toLoggable(error))
      await markFailed(this.#db, event, error instanceof Error ? error.message : 'unknown')
      return false
    }
  }
}
