import type { Pool } from 'pg'
import type { Db } from '../db/db.ts'
import { toLoggable } from '../http/operations/log.ts'
import {
  type ClaimedEvent,
  claimEvents,
  listenForEvents,
  markFailed,
  markHandled,
  releaseEvents,
} from './store.ts'

/** The number of events that are claimed at once. */
const BATCH = 10
/** The number of batches at the same time: this many slow events, such as emails, delay all others. */
const MAX_BATCHES = 2
/** After this time, what is left of a batch is released: a slow event delays the others of its batch no longer. */
const MAX_BATCH_MS = 1_000
/** A lost notification delays an event by no more than this. */
const POLL_MS = 2_000

type Log = (message: string, details?: object) => void

/** Handles the events of the outbox in batches, as soon as the database notifies of them. */
export class OutboxDispatcher {
  readonly #db: Db
  readonly #handle: (event: ClaimedEvent) => Promise<void>
  readonly #log: Log
  readonly #batches = new Set<Promise<void>>()
  /** Undefined when stopped. */
  #pool: Pool | undefined
  /** The attempt to listen that has not ended. */
  #attempt: Promise<void> | undefined
  /** Releases the connection that listens; undefined if none does. */
  #release: (() => void) | undefined
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
    if (this.#isStopped()) return
    this.#timer = setInterval(() => {
      void this.#listen()
      this.#wake()
    }, POLL_MS)
    this.#wake()
  }

  /** Stops when the events that were begun are handled; the others of their batches are released. */
  async stop(): Promise<void> {
    this.#pool = undefined
    clearInterval(this.#timer)
    this.#release?.()
    await this.#attempt
    await Promise.all(this.#batches)
  }

  /** Handles all events that are due now. */
  async drain(): Promise<void> {
    while (await this.#handleBatch(() => false));
  }

  #isStopped(): boolean {
    return this.#pool === undefined
  }

  /** Listens if no connection does. Never rejects: events are polled meanwhile, and the next poll tries again. */
  #listen(): Promise<void> {
    const attempt = (this.#attempt ??= this.#tryToListen()
      .catch(() => undefined)
      .finally(() => (this.#attempt = undefined)))
    return attempt
  }

  async #tryToListen(): Promise<void> {
    if (this.#release) return
    const client = await this.#pool?.connect()
    if (!client) return
    if (this.#isStopped()) return client.release(true)
    const release = () => {
      // A broken connection reports several errors, and is released once.
      if (this.#release !== release) return
      this.#release = undefined
      client.release(true)
    }
    this.#release = release
    client.on('notification', () => this.#wake())
    client.on('error', release)
    await listenForEvents(client).catch(release)
  }

  #wake(): void {
    if (this.#isStopped()) return
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
      while (
        !this.#isStopped() &&
        ((await this.#handleBatch(() => this.#isStopped())) || this.#isAwaited)
      )
    } catch (error) {
      this.#log('the outbox could not be read', toLoggable(error))
    }
  }

  /** Handles a batch, and releases what is left when `isEnding`. Resolves to whether there was an event. */
  async #handleBatch(isEnding: () => boolean): Promise<boolean> {
    const events = await claimEvents(this.#db, BATCH)
    if (events.length === 0) return false
    const left = [...events]
    const done: ClaimedEvent[] = []
    const settle = async () => {
      const claims = [done.splice(0), left.splice(0)] as const
      await Promise.all([markHandled(this.#db, claims[0]), releaseEvents(this.#db, claims[1])])
    }
    let early: Promise<void> | undefined
    const timer = setTimeout(() => {
      early = settle()
        .then(() => this.#wake())
        .catch((error: unknown) => this.#log('events were not released', toLoggable(error)))
    }, MAX_BATCH_MS)
    try {
      const takeNext = () => (isEnding() ? undefined : left.shift())
      for (let next = takeNext(); next; next = takeNext())
        if (await this.#tryHandle(next)) done.push(next)
    } finally {
      clearTimeout(timer)
      await early
      await settle()
    }
    return true
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
