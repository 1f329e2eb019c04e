import { type VisitorEvent, visitorEventCodes } from '@vitrine/model'
import { getPageFields } from '../page.ts'
import { send } from '../send.ts'
import { getVisitorRecord } from '../visitor.ts'

/** The fields that a hit has beside those of its page. */
export interface HitFields {
  readonly searchQuery?: string
  readonly searchResults?: number
  readonly seconds?: number
  readonly mediaId?: string
  readonly mediaTitle?: string
  readonly mediaAction?: 'play' | 'progress' | 'complete'
  readonly mediaPosition?: number
}

/** Records a hit of the visitor. @see storefront spec §7 "RecordHit" */
export function recordHit(event: VisitorEvent, fields: HitFields = {}): void {
  const data = JSON.stringify({ ...getPageFields(), ...fields })
  const code = String(visitorEventCodes[event])
  send(
    '/api/census/RecordHit',
    new URLSearchParams({ event: code, data, ss_cvr: getVisitorRecord() }),
  )
}
