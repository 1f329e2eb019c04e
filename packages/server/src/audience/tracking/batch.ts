import type { DropReason, SpeedMetric, VisitorDevice } from '@vitrine/model'
import type { TrackedEvent } from './event.ts'

/** How many events of a site were dropped for a reason. */
export interface DroppedEvents {
  readonly siteId: string
  readonly reason: DropReason
  readonly total: number
}

/** An example of the events that were dropped. It names no visitor. */
export interface DropExample {
  /** The path of the call. */
  readonly call: string
  /** The path of the page; empty if the call names none. */
  readonly page: string
  /** The subject of the reason, such as the website that sent the event; empty for most reasons. */
  readonly detail: string
}

export interface SampledDrop extends DropExample {
  readonly siteId: string
  readonly reason: DropReason
  readonly at: number
}

/** One measure of page speed. */
export interface SpeedMeasure {
  readonly siteId: string
  readonly page: string
  readonly device: VisitorDevice
  readonly metric: SpeedMetric
  readonly value: number
}

/** A script error that was reported. */
export interface ReportedError {
  readonly siteId: string
  readonly fingerprint: Buffer
  readonly message: string
  readonly frame: string
  readonly stack: string
  readonly file: string
  readonly line: number | null
  readonly column: number | null
  readonly browser: string
  readonly page: string
  readonly at: number
}

/** The rows that are written in one transaction. */
export interface Batch {
  readonly events: readonly TrackedEvent[]
  readonly drops: readonly DroppedEvents[]
  readonly samples: readonly SampledDrop[]
  readonly measures: readonly SpeedMeasure[]
  readonly errors: readonly ReportedError[]
}
