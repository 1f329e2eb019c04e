import type { Db } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/db/id.ts'
import { transact } from '../../../platform/db/transact.ts'
import { assertCurrent } from '../publishing/assert-current.ts'
import { applyPublication, type PublicationChange } from '../publishing/apply-publication.ts'
import type { Site } from '../../../platform/http/site.ts'
import { documentErrors } from '../errors.ts'
import { loadPublishableVersion } from '../publishing/publishable-version.ts'
import { lockPublishing } from '../publishing/publish-store.ts'
import { emailAsker, emailReviewers } from './review-notices.ts'
import {
  decideReview,
  insertReview,
  type ReviewRow,
  listReviews,
  setReviewPublication,
} from './review-store.ts'
import { type PublishEntry, createVersionEntries } from '../publishing/publish-changes.ts'

type ReviewSite = Pick<Site, 'id' | 'title' | 'language'>

/** Requests a review of documents as their drafts are now, and emails everyone who may publish. */
export async function requestReview(
  db: Db,
  site: ReviewSite,
  input: {
    readonly entries: readonly PublishEntry[]
    readonly label?: string | undefined
    readonly note?: string | undefined
    readonly memberId: string | null
  },
): Promise<ReviewRow> {
  const { label = '', note = '', memberId } = input
  const id = newId()
  await transact(db, async (tx) => {
    const row = { id, label, note, askedBy: memberId }
    await insertReview(tx, site.id, row, await createVersionEntries(tx, site.id, input))
    await emailReviewers(tx, site, await loadReview(tx, site.id, id))
  })
  return loadReview(db, site.id, id)
}

interface Decision {
  readonly id: string
  readonly memberId: string | null
}

/** Approves a review and publishes its documents. Throws `documents.decided`, `.outdated`, and what publishing throws. */
export async function approveReview(
  db: Db,
  site: ReviewSite,
  { id, memberId }: Decision,
): Promise<ReviewRow> {
  const siteId = site.id
  await transact(db, async (tx) => {
    await lockPublishing(tx, siteId)
    const { label, entries } = await loadReview(tx, siteId, id)
    if (!(await decideReview(tx, siteId, id, { state: 'approved', decidedBy: memberId })))
      throw documentErrors.decided()
    const changes: PublicationChange[] = []
    for (const { documentId, locale, versionId } of entries)
      changes.push({
        documentId,
        locale,
        version: await loadPublishableVersion(tx, siteId, { documentId, versionId }),
      })
    await assertCurrent(tx, siteId, changes)
    const meta = { action: 'publish', label, memberId } as const
    await setReviewPublication(tx, siteId, id, await applyPublication(tx, siteId, changes, meta))
    await emailAsker(tx, site, await loadReview(tx, siteId, id))
  })
  return loadReview(db, siteId, id)
}

/** Declines a review with a note. Throws `documents.decided`. */
export async function declineReview(
  db: Db,
  site: ReviewSite,
  { id, memberId, note }: Decision & { readonly note: string },
): Promise<ReviewRow> {
  await loadReview(db, site.id, id)
  const decision = { state: 'declined', decidedBy: memberId, answer: note } as const
  return transact(db, async (tx) => {
    if (!(await decideReview(tx, site.id, id, decision))) throw documentErrors.decided()
    const review = await loadReview(tx, site.id, id)
    await emailAsker(tx, site, review)
    return review
  })
}

/** Withdraws a requested review. Throws `documents.decided`. */
export async function withdrawReview(
  db: Db,
  siteId: string,
  { id, memberId }: Decision,
): Promise<ReviewRow> {
  await loadReview(db, siteId, id)
  const decision = { state: 'withdrawn', decidedBy: memberId } as const
  if (!(await decideReview(db, siteId, id, decision))) throw documentErrors.decided()
  return loadReview(db, siteId, id)
}

async function loadReview(db: Db, siteId: string, id: string): Promise<ReviewRow> {
  const [review] = await listReviews(db, siteId, { id, limit: 1 })
  if (!review) throw documentErrors.noReview()
  return review
}
