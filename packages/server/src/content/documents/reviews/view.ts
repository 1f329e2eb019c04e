import type * as contract from '@vitrine/contract'
import { toEntryView } from '../view.ts'
import type { ReviewRow } from './review-store.ts'

export function toReviewView(row: ReviewRow): contract.ReviewView {
  const { askedAt, decidedAt, entries, ...rest } = row
  return {
    ...rest,
    askedAt: askedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    entries: entries.map(toEntryView),
  }
}
