import type { DropReason, SpeedMetric, VisitorDevice } from '@vitrine/model'
import type { TrackedEvent } from './event.ts'

/** How many events of a site were dropped for a reason. */
export interface DroppedEvents {
  readonly siteId: string
  readonly reason: DropReason
  readonly total: number
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
  readonly measures: readonly SpeedMeasure[]
  readonly errors: readonly ReportedError[]
}
