import {
  formatVisitorRecord,
  parseVisitorRecord,
  VISIT_MAX_AGE_S,
  VISITOR_RECORD_MAX_AGE_S,
} from '@vitrine/model'
import { deleteIdentifiers, mayIdentify } from './consent.ts'
import { createId } from './page.ts'
import { readCookie, writeCookie } from './cookies.ts'

const RECORD = 'ss_cvr'
const VISIT_TIME = 'ss_cvt'

const POSITIVE_INTEGER = /^[1-9]\d*$/

/**
 * Continues the visit of a visitor who may be recognized, or begins one: a malformed record or time is replaced.
 * Deletes the identifiers of everyone else. Returns the record, or an empty text without one.
 */
export function updateVisitorRecord(now = Date.now()): string {
  if (!mayIdentify()) {
    deleteIdentifiers()
    return ''
  }
  const known = parseVisitorRecord(readCookie(RECORD) ?? '')
  const time = readCookie(VISIT_TIME) ?? ''
  const isSameVisit = known !== undefined && POSITIVE_INTEGER.test(time)
  const record = isSameVisit
    ? known
    : {
        id: known?.id ?? createId(),
        firstVisit: known?.firstVisit ?? now,
        previousVisit: known?.currentVisit ?? now,
        currentVisit: now,
        visitCount: (known?.visitCount ?? 0) + 1,
      }
  const text = formatVisitorRecord(record)
  writeCookie(RECORD, text, VISITOR_RECORD_MAX_AGE_S)
  writeCookie(VISIT_TIME, String(record.currentVisit), VISIT_MAX_AGE_S)
  return text
}

/** Returns the visitor's record without a change; an empty text if there is none or it may not be read. */
export function getVisitorRecord(): string {
  return mayIdentify() ? (readCookie(RECORD) ?? '') : ''
}
