import type { DocumentKind } from '@vitrine/page'
import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import {
  document,
  publication,
  type PublicationAction,
  publicationEntry,
  schedule,
  scheduleEntry,
  type ScheduleState,
} from '../tables.ts'
import type { DocumentLocale } from '../document-locale.ts'

/** The change of a publication to a document in one language; null where nothing was published. */
export interface PublicationEntryRow {
  readonly documentId: string
  readonly locale: string
  readonly beforeVersionId: string | null
  readonly beforeRev: number | null
  readonly beforePath: string | null
  readonly versionId: string | null
  readonly rev: number | null
  readonly path: string | null
}

export interface PublicationRow {
  readonly id: string
  readonly action: PublicationAction
  readonly label: string
  readonly takesBack: string | null
  readonly publishedBy: string | null
  readonly publishedAt: Date
  readonly changed: readonly (PublicationEntryRow & {
    readonly kind: DocumentKind
    readonly titles: Readonly<Record<string, string>>
  })[]
  /** The schedules with an older revision of one of these documents. */
  readonly outdatedSchedules: readonly OutdatedSchedule[]
}

interface OutdatedSchedule {
  readonly id: string
  readonly label: string
  readonly runAt: Date
  readonly state: ScheduleState
}

interface PublicationFilter {
  readonly id?: string | undefined
  readonly before?: string | undefined
  readonly limit: number
}

export async function insertPublication(
  db: Db,
  siteId: string,
  row: Omit<typeof publication.$inferInsert, 'siteId'>,
  entries: readonly PublicationEntryRow[],
): Promise<void> {
  await db.insert(publication).values({ ...row, siteId })
  await db
    .insert(publicationEntry)
    .values(entries.map((entry) => ({ ...entry, siteId, publicationId: row.id })))
}

/** Finds the revision that was published before a document was unpublished; undefined if it was not, the last time. */
export async function findLastUnpublished(
  db: Db,
  siteId: string,
  { documentId, locale }: DocumentLocale,
): Promise<{ readonly rev: number; readonly path: null } | undefined> {
  const { beforeRev, rev } = publicationEntry
  const [last] = await db
    .select({ beforeRev, rev })
    .from(publicationEntry)
    .where(
      and(
        eq(publicationEntry.siteId, siteId),
        eq(publicationEntry.documentId, documentId),
        eq(publicationEntry.locale, locale),
      ),
    )
    // Ids grow with time.
    .orderBy(desc(publicationEntry.publicationId))
    .limit(1)
  return last?.rev === null && last.beforeRev !== null
    ? { rev: last.beforeRev, path: null }
    : undefined
}

/**
 * Lists publications, newest first. `before` is the id of the last one of the previous page, `id` selects
 * a single one.
 */
export async function listPublications(
  db: Db,
  siteId: string,
  { id, before, limit }: PublicationFilter,
): Promise<readonly PublicationRow[]> {
  const rows = await db
    .select({
      id: publication.id,
      action: publication.action,
      label: publication.label,
      takesBack: publication.takesBack,
      publishedBy: publication.publishedBy,
      publishedAt: publication.publishedAt,
    })
    .from(publication)
    .where(
      and(
        eq(publication.siteId, siteId),
        id === undefined ? undefined : eq(publication.id, id),
        before === undefined ? undefined : lt(publication.id, before),
      ),
    )
    .orderBy(desc(publication.id))
    .limit(limit)
  const ids = rows.map((row) => row.id)
  const entries = ids.length === 0 ? [] : await loadEntries(db, siteId, ids)
  const outdated = ids.length === 0 ? [] : await loadOutdatedSchedules(db, siteId, ids)
  return rows.map((row) => ({
    ...row,
    changed: entries.filter(({ publicationId }) => publicationId === row.id),
    outdatedSchedules: outdated.filter(({ publicationId }) => publicationId === row.id),
  }))
}

/** Loads the schedules that were made before these publications, with older revisions of their documents. */
async function loadOutdatedSchedules(db: Db, siteId: string, publicationIds: readonly string[]) {
  return db
    .selectDistinct({
      publicationId: publication.id,
      id: schedule.id,
      label: schedule.label,
      runAt: schedule.runAt,
      state: schedule.state,
    })
    .from(publication)
    .innerJoin(
      publicationEntry,
      and(
        eq(publicationEntry.siteId, publication.siteId),
        eq(publicationEntry.publicationId, publication.id),
      ),
    )
    .innerJoin(
      scheduleEntry,
      and(
        eq(scheduleEntry.siteId, publicationEntry.siteId),
        eq(scheduleEntry.documentId, publicationEntry.documentId),
        eq(scheduleEntry.locale, publicationEntry.locale),
        gt(publicationEntry.rev, scheduleEntry.rev),
      ),
    )
    .innerJoin(
      schedule,
      and(
        eq(schedule.siteId, scheduleEntry.siteId),
        eq(schedule.id, scheduleEntry.scheduleId),
        lt(schedule.createdAt, publication.publishedAt),
        inArray(schedule.state, ['pending', 'failed']),
      ),
    )
    .where(and(eq(publication.siteId, siteId), inArray(publication.id, [...publicationIds])))
    .orderBy(asc(schedule.runAt), asc(schedule.id))
}

async function loadEntries(db: Db, siteId: string, publicationIds: readonly string[]) {
  return db
    .select({
      publicationId: publicationEntry.publicationId,
      documentId: publicationEntry.documentId,
      locale: publicationEntry.locale,
      beforeVersionId: publicationEntry.beforeVersionId,
      beforeRev: publicationEntry.beforeRev,
      beforePath: publicationEntry.beforePath,
      versionId: publicationEntry.versionId,
      rev: publicationEntry.rev,
      path: publicationEntry.path,
      kind: sql<DocumentKind>`${document.kind}`,
      titles: document.titles,
    })
    .from(publicationEntry)
    .innerJoin(
      document,
      and(
        eq(document.siteId, publicationEntry.siteId),
        eq(document.id, publicationEntry.documentId),
      ),
    )
    .where(
      and(
        eq(publicationEntry.siteId, siteId),
        inArray(publicationEntry.publicationId, [...publicationIds]),
      ),
    )
    .orderBy(publicationEntry.documentId, publicationEntry.locale)
}
