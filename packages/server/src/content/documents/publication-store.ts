import type { DocumentKind } from '@vitrine/page'
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { document, publication, type PublicationAction, publicationEntry } from './tables.ts'

export interface EntryRow {
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
  readonly changed: readonly (EntryRow & {
    readonly kind: DocumentKind
    readonly titles: Readonly<Record<string, string>>
  })[]
}

export async function putPublication(
  db: Db,
  siteId: string,
  row: Omit<typeof publication.$inferInsert, 'siteId'>,
  entries: readonly EntryRow[],
): Promise<void> {
  await db.insert(publication).values({ ...row, siteId })
  await db
    .insert(publicationEntry)
    .values(entries.map((entry) => ({ ...entry, siteId, publicationId: row.id })))
}

/** Newest first; `before` is the id of the last one already shown, `id` of the only one wanted. */
export async function publicationsOf(
  db: Db,
  siteId: string,
  page: {
    readonly id?: string | undefined
    readonly before?: string | undefined
    readonly limit: number
  },
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
        page.id === undefined ? undefined : eq(publication.id, page.id),
        page.before === undefined ? undefined : lt(publication.id, page.before),
      ),
    )
    .orderBy(desc(publication.id))
    .limit(page.limit)
  if (rows.length === 0) return []
  const entries = await db
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
        inArray(
          publicationEntry.publicationId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(publicationEntry.documentId, publicationEntry.locale)
  return rows.map((row) => ({
    ...row,
    changed: entries.filter(({ publicationId }) => publicationId === row.id),
  }))
}
