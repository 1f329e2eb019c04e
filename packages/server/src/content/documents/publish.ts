import type { Db } from '../../platform/db/db.ts'
import { sqlStateOf, transact } from '../../platform/db/transact.ts'
import { applySet, type Change, type Meta } from './apply-set.ts'
import { documentErrors } from './errors.ts'
import { freeze, thaw } from './freeze.ts'
import { type PublicationRow, publicationsOf } from './publication-store.ts'
import { lockPublishing, type Place, shownOf } from './publish-store.ts'

export interface PublishEntry extends Place {
  readonly rev: number
}

interface By {
  readonly memberId: string | null
  readonly label?: string | undefined
}

/** Publishes each document in one language, as its draft was at `rev`: all of them or none. */
export async function publishDocuments(
  db: Db,
  siteId: string,
  { entries, memberId, label = '' }: By & { readonly entries: readonly PublishEntry[] },
): Promise<PublicationRow> {
  return inOne(db, siteId, { action: 'publish', label, memberId }, (tx) =>
    frozen(tx, siteId, { entries, memberId }),
  )
}

/** Takes documents away from visitors, all of them or none. Throws `documents.nothingThere`. */
export async function unpublishDocuments(
  db: Db,
  siteId: string,
  { entries, memberId, label = '' }: By & { readonly entries: readonly Place[] },
): Promise<PublicationRow> {
  return inOne(db, siteId, { action: 'unpublish', label, memberId }, (tx) =>
    withdrawn(tx, siteId, entries),
  )
}

/**
 * Shows again what visitors saw before a publication, and nothing where they saw nothing. Throws
 * `documents.noPublication`, and what publishing throws.
 */
export async function rollBack(
  db: Db,
  siteId: string,
  { publicationId, memberId }: By & { readonly publicationId: string },
): Promise<PublicationRow> {
  const [back] = await publicationsOf(db, siteId, { id: publicationId, limit: 1 })
  if (!back) throw documentErrors.noPublication()
  const meta = { action: 'rollback', label: back.label, memberId, takesBack: back.id } as const
  return inOne(db, siteId, meta, async (tx) => {
    const changes: Change[] = []
    for (const { documentId, locale, beforeVersionId: versionId } of back.changed) {
      const version = versionId === null ? null : await thaw(tx, siteId, { documentId, versionId })
      changes.push({ documentId, locale, version })
    }
    return changes
  })
}

async function inOne(
  db: Db,
  siteId: string,
  meta: Meta,
  changesOf: (tx: Db) => Promise<readonly Change[]>,
): Promise<PublicationRow> {
  const id = await transact(db, async (tx) => {
    await lockPublishing(tx, siteId)
    return applySet(tx, siteId, await changesOf(tx), meta)
  }).catch((error: unknown) => {
    // The constraint, where a check of ours was passed by.
    if (sqlStateOf(error) === '23505') throw documentErrors.pathTaken({ cause: error })
    throw error
  })
  const [made] = await publicationsOf(db, siteId, { id, limit: 1 })
  if (!made) throw new Error('A publication is gone as soon as it was made')
  return made
}

/** The versions to publish, each place once. */
export async function frozen(
  tx: Db,
  siteId: string,
  given: { readonly entries: readonly PublishEntry[]; readonly memberId: string | null },
): Promise<readonly Change[]> {
  const changes: Change[] = []
  for (const { documentId, locale, rev } of eachOnce(given.entries)) {
    const version = await freeze(tx, siteId, { documentId, rev, memberId: given.memberId })
    changes.push({ documentId, locale, version })
  }
  return changes
}

/** What is to be taken away, each place once. */
export async function withdrawn(
  tx: Db,
  siteId: string,
  entries: readonly Place[],
): Promise<readonly Change[]> {
  const changes: Change[] = []
  for (const { documentId, locale } of eachOnce(entries)) {
    if (!(await shownOf(tx, siteId, { documentId, locale })))
      throw documentErrors.nothingThere({ details: { documentId, locale } })
    changes.push({ documentId, locale, version: null })
  }
  return changes
}

/** Of two entries for one place the last counts. In one order, so that two sets do not wait for each other. */
export function eachOnce<P extends Place>(entries: readonly P[]): readonly P[] {
  const byPlace = new Map(entries.map((entry) => [`${entry.documentId} ${entry.locale}`, entry]))
  return [...byPlace].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry)
}
