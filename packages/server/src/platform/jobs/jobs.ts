import { Logger, parseCronItems, run, type Runner, runOnce } from 'graphile-worker'
import type { Pool } from 'pg'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { loggable } from '../http/log.ts'
import { markDone, markFailed, type OutboxEvent, outboxRow, takeUpAbandoned } from './store.ts'

/** Hears of one event. It may hear of it again: what it does must be safe to do twice. */
export type OutboxHandler = (event: {
  readonly db: Db
  readonly siteId: string
  readonly payload: OutboxEvent['payload']
}) => Promise<void>

type Log = (message: string, details?: object) => void

const outboxJob = z.object({ siteId: z.uuid(), id: z.uuid() })

/**
 * Work that happens after the answer: what the outbox tells, and what the clock starts. Kept in the
 * database, run at least once, repeated with growing pauses when it fails.
 */
export class Jobs {
  readonly #db: Db
  #log: Log
  readonly #handlers = new Map<string, OutboxHandler[]>()
  readonly #clock = new Map<string, { readonly cron: string; readonly task: () => Promise<void> }>()
  readonly #polls: { readonly seconds: number; readonly task: () => Promise<void> }[] = []
  readonly #turns = new Set<Promise<void>>()
  readonly #timers = new Set<NodeJS.Timeout>()
  #runner: Runner | undefined

  constructor(db: Db, log: Log = () => undefined) {
    this.#db = db
    this.#log = log
  }

  /** Several may hear of a topic; each runs whenever one of them has failed. */
  onOutbox(topic: string, handler: OutboxHandler): void {
    this.#handlers.set(topic, [...(this.#handlers.get(topic) ?? []), handler])
  }

  /** `cron` has five fields, in UTC. */
  every(cron: string, name: string, task: () => Promise<void>): void {
    this.#clock.set(name, { cron, task })
  }

  /**
   * Runs `task` when this process starts and every few seconds from then on, one at a time: for what
   * the minutes of `every` are too coarse for. Other processes do the same, so the task takes what it works
   * on under a lock.
   */
  poll(seconds: number, task: () => Promise<void>): void {
    this.#polls.push({ seconds, task })
  }

  /** Runs jobs until `stop`. */
  async start(pool: Pool): Promise<void> {
    this.every('* * * * *', 'abandoned-events', () => takeUpAbandoned(this.#db))
    const parsedCronItems = parseCronItems(
      [...this.#clock].map(([name, { cron }]) => ({ task: name, match: cron, identifier: name })),
    )
    const taskList = this.#taskList()
    const logger = this.#logger()
    this.#runner = await run({
      pgPool: pool,
      taskList,
      parsedCronItems,
      logger,
      concurrency: 2,
      noHandleSignals: true,
      pollInterval: 2_000,
    })
    for (const { seconds, task } of this.#polls) this.#takeTurn(seconds, task)
  }

  /** The next turn is set when this one has ended: none overtakes another. */
  #takeTurn(seconds: number, task: () => Promise<void>): void {
    const turn = task()
      .catch((error: unknown) => this.#log('a job of the clock failed', loggable(error)))
      .finally(() => {
        this.#turns.delete(turn)
        if (this.#runner === undefined) return
        const timer = setTimeout(() => {
          this.#timers.delete(timer)
          this.#takeTurn(seconds, task)
        }, seconds * 1_000)
        this.#timers.add(timer)
      })
    this.#turns.add(turn)
  }

  /** Lets what is running end. */
  async stop(): Promise<void> {
    const runner = this.#runner
    this.#runner = undefined
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
    await Promise.all(this.#turns)
    await runner?.stop()
    // The queue listens to connections for as long as they live; that they end now is no news.
    this.#log = () => undefined
  }

  /** Runs what is due now and comes back: for tests and for commands that end. */
  async drain(pool: Pool): Promise<void> {
    await runOnce({
      pgPool: pool,
      taskList: this.#taskList(),
      logger: this.#logger(),
      noHandleSignals: true,
    })
  }

  #taskList(): Record<string, (payload: unknown) => Promise<void>> {
    const clock = [...this.#clock].map(([name, { task }]) => [name, task] as const)
    return { ...Object.fromEntries(clock), outbox: (payload) => this.#handle(payload) }
  }

  async #handle(payload: unknown): Promise<void> {
    const { siteId, id } = outboxJob.parse(payload)
    const event = await outboxRow(this.#db, siteId, id)
    // The site was deleted meanwhile, or another run got there first.
    if (!event || event.isDone) return
    try {
      for (const handler of this.#handlers.get(event.topic) ?? [])
        await handler({ db: this.#db, siteId, payload: event.payload })
    } catch (error) {
      await markFailed(this.#db, siteId, id, error instanceof Error ? error.message : 'unknown')
      throw error
    }
    await markDone(this.#db, siteId, id)
  }

  #logger(): Logger {
    return new Logger(() => (level, message, meta) => {
      // Nothing but the words: what the queue hands out with them holds whole connections.
      if (level === 'error') this.#log(message, loggable(meta?.['error']))
    })
  }
}
