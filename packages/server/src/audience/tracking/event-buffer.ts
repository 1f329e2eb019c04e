import type { DropReason } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { getSqlState } from '../../platform/db/transact.ts'
import type { LogError } from '../../platform/slice.ts'
import type { Batch, DropExample, ReportedError, SpeedMeasure } from './batch.ts'
import { writeBatch } from './batch-store.ts'
import { DropSampler } from './drop-sampler.ts'
import type { TrackedEvent } from './event.ts'
import type { PageFinder } from './page-finder.ts'
import { TextDictionary } from './text-store.ts'

/** The most events that wait for the database. Above it tracking is dropped, and pages go on. */
const MAX_WAITING = 100_000
const MAX_BATCH = 5_000
const FLUSH_MS = 1_000
/** The most errors and measures that wait: they are larger, and rarer. */
const MAX_ERRORS = 2_000
const MAX_MEASURES = 50_000

/** The rows on their way to the database: written each second, or as soon as there are enough for a batch. */
export class EventBuffer {
  readonly #db: Db
  readonly #pages: PageFinder
  readonly #logError: LogError
  readonly #dictionary = new TextDictionary()
  #events: TrackedEvent[] = []
  #measures: SpeedMeasure[] = []
  #errors: ReportedError[] = []
  #drops = new Map<string, { siteId: string; reason: DropReason; total: number }>()
  readonly #sampler = new DropSampler()
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined

  constructor(db: Db, pages: PageFinder, logError: LogError) {
    this.#db = db
    this.#pages = pages
    this.#logError = logError
  }

  /** Adds an event. Returns false if the buffer is full. */
  add(event: TrackedEvent): boolean {
    if (this.#events.length >= MAX_WAITING) return false
    this.#events.push(event)
    if (this.#events.length >= MAX_BATCH) void this.flush()
    else this.#schedule()
    return true
  }

  /** Adds a measure of page speed. Returns false if the buffer is full. */
  addMeasure(measure: SpeedMeasure): boolean {
    if (this.#measures.length >= MAX_MEASURES) return false
    this.#measures.push(measure)
    this.#schedule()
    return true
  }

  /** Adds a script error. Returns false if the buffer is full. */
  addError(error: ReportedError): boolean {
    if (this.#errors.length >= MAX_ERRORS) return false
    this.#errors.push(error)
    this.#schedule()
    return true
  }

  /** Counts dropped events; one of a hundred is kept as an example. */
  drop(siteId: string, reason: DropReason, count: number, describe: () => DropExample): void {
    this.#sampler.add(siteId, reason, count, describe)
    this.#countDrop(siteId, reason, count)
  }

  #countDrop(siteId: string, reason: DropReason, count: number): void {
    const key = `${siteId} ${reason}`
    const drop = this.#drops.get(key) ?? { siteId, reason, total: 0 }
    drop.total += count
    this.#drops.set(key, drop)
    this.#schedule()
  }

  /** Writes everything that waits. What cannot be written now waits on. */
  async flush(): Promise<void> {
    while (this.#running) await this.#running
    this.#running = this.#writeAll().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  #schedule(): void {
    if (this.#timer !== undefined) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      void this.flush()
    }, FLUSH_MS)
    this.#timer.unref()
  }

  async #writeAll(): Promise<void> {
    while (this.#events.length + this.#measures.length + this.#errors.length + this.#drops.size > 0)
      if (!(await this.#writeSome())) return this.#schedule()
  }

  /** Writes one batch. Resolves to false if the database does not take it now. */
  async #writeSome(): Promise<boolean> {
    const batch: Batch = {
      events: this.#events.splice(0, MAX_BATCH),
      measures: this.#measures.splice(0),
      errors: this.#errors.splice(0),
      drops: [...this.#drops.values()],
      samples: this.#sampler.take(),
    }
    this.#drops = new Map()
    try {
      await writeBatch(this.#db, batch, { dictionary: this.#dictionary, pages: this.#pages })
      return true
    } catch (error) {
      const isWrong = /^(?:22|23)/.test(getSqlState(error) ?? '')
      this.#logError('Tracking events could not be stored', error)
      // A row that the database never takes must not hold up the others.
      if (!isWrong) this.#putBack(batch)
      return isWrong
    }
  }

  #putBack({ events, measures, errors, drops, samples }: Batch): void {
    this.#events = [...events, ...this.#events].slice(0, MAX_WAITING)
    this.#measures = [...measures, ...this.#measures].slice(0, MAX_MEASURES)
    this.#errors = [...errors, ...this.#errors].slice(0, MAX_ERRORS)
    for (const { siteId, reason, total } of drops) this.#countDrop(siteId, reason, total)
    this.#sampler.putBack(samples)
  }
}
