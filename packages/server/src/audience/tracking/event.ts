import type { VisitChannel, VisitorDevice } from '@vitrine/model'
import type { HitKind, TextKind } from './kinds.ts'

/** A visit as it began; it does not change. */
export interface Visit {
  readonly siteId: string
  readonly visit: bigint
  readonly visitor: bigint
  readonly isConsented: boolean
  readonly isReturning: boolean
  readonly startedAt: number
  readonly entry: string
  readonly referrer: string
  readonly channel: VisitChannel
  readonly campaign: string
  readonly device: VisitorDevice
  readonly browser: string
  readonly system: string
  readonly language: string
  readonly country: string
}

/** The text of an event, such as the words of a search. */
export interface EventItem {
  readonly kind: TextKind
  readonly text: string
}

/** An event that counts, on its way to the database. */
export interface TrackedEvent {
  readonly visit: Visit
  /** Milliseconds, of the server's clock. */
  readonly at: number
  readonly kind: HitKind
  readonly path: string
  readonly item: EventItem | undefined
  readonly amount: number | undefined
  /** The bits of the steps of the visit. */
  readonly steps: number
  readonly orderId: string | undefined
  /** The hash of the id of the event, which counts once; undefined for one without an id. */
  readonly key: bigint | undefined
}

/** An event as a call names it, before it is checked. */
export interface NewEvent {
  readonly websiteId: string | undefined
  readonly kind: HitKind
  readonly url: string
  readonly item?: EventItem | undefined
  readonly amount?: number | undefined
  readonly steps?: number
  readonly orderId?: string | undefined
  readonly referrer?: string | undefined
  readonly clientDate?: number | undefined
  /** The id of the event; one that arrives twice counts once. */
  readonly id?: string | undefined
  readonly visitorCookie?: string | undefined
  /** Whether no person can see such a window. */
  readonly isImpossible?: boolean
  /** Whether the screen has the size that automated browsers begin with. */
  readonly hasDefaultScreen?: boolean
}
