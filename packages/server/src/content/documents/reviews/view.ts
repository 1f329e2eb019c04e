import type * as contract from '@vitrine/contract'
import type { Db } from '../../../platform/db/db.ts'
import { loadTitles } from '../title-store.ts'
import { loadAuthorEmails, toAuthorView, toEntryView } from '../view.ts'
import type { ReviewRow } from './review-store.ts'

/** Returns reviews with the titles of their documents and the people who asked and decided. */
export async function toReviewViews(
  db: Db,
  siteId: string,
  rows: readonly ReviewRow[],
): Promise<contract.ReviewView[]> {
  const ids = rows.flatMap(({ entries }) => entries.map(({ documentId }) => documentId))
  const titles = await loadTitles(db, siteId, ids)
  const people = rows.flatMap(({ askedBy, decidedBy }) => [askedBy, decidedBy])
  const emails = await loadAuthorEmails(db, siteId, people)
  return rows.map(({ askedAt, decidedAt, entries, ...rest }) => ({
    ...rest,
    asker: toAuthorView(rest.askedBy, emails),
    decider: toAuthorView(rest.decidedBy, emails),
    askedAt: askedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    entries: entries.map((entry) => ({
      ...toEntryView(entry, titles),
      isChangedSince: entry.isChangedSince,
    })),
  }))
}

export async function toReviewView(
  db: Db,
  siteId: string,
  row: ReviewRow,
): Promise<contract.ReviewView> {
  const [view] = await toReviewViews(db, siteId, [row])
  if (!view) throw new Error('A review has one view')
  return view
}
