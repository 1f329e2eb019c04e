import { Logger, parseCronItems, run, type Runner, runOnce } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Db } from '../db/db.ts'
import { toLoggable } from '../http/operations/log.ts'
import { OutboxDispatcher } from './outbox-dispatcher.ts'
import type { ClaimedEvent, OutboxEvent } from './store.ts'

/** Handles one event. It may be called again for the same event, so it must be idempotent. */
export type EventHandler = (event: {
  readonly db: Db
  readonly siteId: string
  readonly payload: OutboxEvent['payload']
}) => Promise<void>

/** A task that runs periodically. When `ending` is aborted, the process stops: a long task leaves its work to the next. */
type PolledTask = (ending: AbortSignal) => Promise<void>

type Log = (message: string, details?: object) => void

/**
 * Work after the response: events of the outbox, and schedules. It is stored in the database, runs at least
 * once, and is retried with growing pauses.
 */
export class Jobs {
  readonly #db: Db
  #log: Log
  readonly #handlers = new Map<string, EventHandler[]>()
  readonly #schedules = new Map<
    string,
    { readonly cron: string; readonly task: () => Promise<void> }
  >()
  readonly #polls: { readonly seconds: number; readonly task: PolledTask }[] = []
  readonly #runs = new Set<Promise<void>>()
  readonly #timers = new Set<NodeJS.Timeout>()
  readonly #dispatcher: OutboxDispatcher
  /** Aborted by `stop`. */
  #ending = new AbortController()
  #runner: Runner | undefined

  constructor(db: Db, log: Log = () => undefined) {
    this.#db = db
    this.#log = log
    this.#dispatcher = new OutboxDispatcher(
      db,
      (event) => this.#handle(event),
      (message, details) => this.#log(message, details),
    )
  }

  /** Adds a handler of a topic. If one handler fails, all of the topic run again. */
  onEvent(topic: string, handler: EventHandler): void {
    this.#handlers.set(topic, [...(this.#handlers.get(topic) ?? []), handler])
  }

  /** Schedules a task; `cron` has five fields, in UTC. */
  schedule(cron: string, name: string, task: () => Promise<void>): void {
    this.#schedules.set(name, { cron, task })
  }

  /**
   * Runs `task` when this process starts and every few seconds from then on, one run at a time: for intervals
   * shorter than the minutes of `schedule`. Other processes do the same, so the task must lock what it works
   * on.
   */
  poll(seconds: number, task: PolledTask): void {
    this.#polls.push({ seconds, task })
  }

  /** Runs jobs until `stop`. */
  async start(pool: Pool): Promise<void> {
    const parsedCronItems = parseCronItems(
      [...this.#schedules].map(([name, { cron }]) => ({
        task: name,
        match: cron,
        identifier: name,
      })),
    )
    const taskList = this.#taskList()
    const logger = this.#logger()
    this.#ending = new AbortController()
    this.#runner = await run({
      pgPool: pool,
      taskList,
      parsedCronItems,
      logger,
      concurrency: 2,
      noHandleSignals: true,
      pollInterval: 2_000,
    })
    await this.#dispatcher.start(pool)
    for (const { seconds, task } of this.#polls) this.#runPeriodically(seconds, task)
  }

  /** Runs a task. The next run is scheduled when this one has ended, so that none overlap. */
  #runPeriodically(seconds: number, task: PolledTask): void {
    const run = task(this.#ending.signal)
      .catch((error: unknown) => this.#log('a scheduled task failed', toLoggable(error)))
      .finally(() => {
        this.#runs.delete(run)
        if (this.#runner === undefined) return
        const timer = setTimeout(() => {
          this.#timers.delete(timer)
          this.#runPeriodically(seconds, task)
        }, seconds * 1_000)
        this.#timers.add(timer)
      })
    this.#runs.add(run)
  }

  /** Stops when the running jobs have ended. */
  async stop(): Promise<void> {
    const runner = this.#runner
    this.#runner = undefined
    this.#ending.abort()
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
    await Promise.all([...this.#runs, this.#dispatcher.stop()])
    await runner?.stop()
    // The queue listens to its connections for as long as they live; their end is expected now.
    this.#log = () => undefined
  }

  /** Runs the jobs that are due now, for tests and commands. */
  async drain(pool: Pool): Promise<void> {
    await this.#dispatcher.drain()
    await runOnce({
      pgPool: pool,
      taskList: this.#taskList(),
      logger: this.#logger(),
      noHandleSignals: true,
    })
  }

  #taskList(): Record<string, () => Promise<void>> {
    const schedules = [...this.#schedules].map(([name, { task }]) => [name, task] as const)
    // Jobs of an earlier version, whose events the dispatcher handles.
    return { ...Object.fromEntries(schedules), outbox: async () => undefined }
  }

  async #handle({ siteId, topic, payload }: ClaimedEvent): Promise<void> {
    for (const handler of this.#handlers.get(topic) ?? [])
      await handler({ db: this.#db, siteId, payload })
  }

  #logger(): Logger {
    return new Logger(() => (level, message, meta) => {
      // Only the message: the metadata of the queue holds whole connections.
      if (level === 'error') this.#log(message, toLoggable(meta?.['error']))
    })
  }
}
