import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import { applySet, type Change } from './apply-set.ts'
import { documentErrors } from './errors.ts'
import { thaw } from './freeze.ts'
import type { PublishEntry } from './publish.ts'
import { lockPublishing } from './publish-store.ts'
import { decide, putReview, type ReviewRow, reviewsOf, setPublication } from './review-store.ts'
import { keptEntries } from './schedule.ts'

/** Asks those who publish to look through documents, as their drafts are now. */
export async function requestReview(
  db: Db,
  siteId: string,
  asked: {
    readonly entries: readonly PublishEntry[]
    readonly label?: string | undefined
    readonly note?: string | undefined
    readonly memberId: string | null
  },
): Promise<ReviewRow> {
  const { label = '', note = '', memberId } = asked
  const id = newId()
  await transact(db, async (tx) => {
    const row = { id, label, note, askedBy: memberId }
    await putReview(tx, siteId, row, await keptEntries(tx, siteId, asked))
  })
  return one(db, siteId, id)
}

interface Decision {
  readonly id: string
  readonly memberId: string | null
}

/** Publishes what was asked for. Throws `documents.decided`, and what publishing throws. */
export async function approve(
  db: Db,
  siteId: string,
  { id, memberId }: Decision,
): Promise<ReviewRow> {
  await transact(db, async (tx) => {
    await lockPublishing(tx, siteId)
    const { label, entries } = await one(tx, siteId, id)
    if (!(await decide(tx, siteId, id, { state: 'approved', decidedBy: memberId })))
      throw documentErrors.decided()
    const changes: Change[] = []
    for (const { documentId, locale, versionId } of entries)
      changes.push({
        documentId,
        locale,
        version: await thaw(tx, siteId, { documentId, versionId }),
      })
    const meta = { action: 'publish', label, memberId } as const
    await setPublication(tx, siteId, id, await applySet(tx, siteId, changes, meta))
  })
  return one(db, siteId, id)
}

/** Leaves everything as it is, and says why. Throws `documents.decided`. */
export async function decline(
  db: Db,
  siteId: string,
  { id, memberId, note }: Decision & { readonly note: string },
): Promise<ReviewRow> {
  await one(db, siteId, id)
  const decision = { state: 'declined', decidedBy: memberId, answer: note } as const
  if (!(await decide(db, siteId, id, decision))) throw documentErrors.decided()
  return one(db, siteId, id)
}

/** Takes back what was asked. Throws `documents.decided`. */
export async function withdraw(
  db: Db,
  siteId: string,
  { id, memberId }: Decision,
): Promise<ReviewRow> {
  await one(db, siteId, id)
  const decision = { state: 'withdrawn', decidedBy: memberId } as const
  if (!(await decide(db, siteId, id, decision))) throw documentErrors.decided()
  return one(db, siteId, id)
}

async function one(db: Db, siteId: string, id: string): Promise<ReviewRow> {
  const [found] = await reviewsOf(db, siteId, { id, limit: 1 })
  if (!found) throw documentErrors.noReview()
  return found
}
