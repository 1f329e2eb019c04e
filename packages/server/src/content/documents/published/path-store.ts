import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { parseIds } from '../../../platform/db/id.ts'
import { prepared } from '../../../platform/db/prepared.ts'
import { published } from '../tables.ts'
import {
  asPublished,
  inBestLocale,
  type ReadOptions,
  selectVisibleRows,
} from './visible-rows-store.ts'

/** The paths of a document by language. */
export type LanguagePaths = Readonly<Record<string, string>>

/** Loads the paths of documents by id. */
export async function loadPaths(
  db: Db,
  siteId: string,
  { ids, ...options }: ReadOptions & { readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  const validIds = parseIds(ids)
  if (validIds.length === 0) return new Map()
  const visible = selectVisibleRows(siteId, options)
  const rows = await db
    .select({ id: published.documentId, path: published.path })
    .from(asPublished(visible))
    .where(
      and(
        eq(published.siteId, siteId),
        inArray(published.documentId, [...validIds]),
        inBestLocale(options, visible),
      ),
    )
  return new Map(rows.flatMap(({ id, path }) => (path === null ? [] : [[id, path] as const])))
}

const languagePaths = prepared((db) =>
  db
    .select({ locale: published.locale, path: published.path })
    .from(published)
    .where(
      and(
        eq(published.siteId, sql.placeholder('siteId')),
        eq(published.documentId, sql.placeholder('documentId')),
      ),
    )
    .orderBy(asc(published.locale))
    .prepare('documents_language_paths'),
)

/** Loads the paths of a document in all languages it is published in. */
export async function loadLanguagePaths(
  db: Db,
  siteId: string,
  documentId: string,
): Promise<LanguagePaths> {
  const rows = await languagePaths(db).execute({ siteId, documentId })
  const pairs = rows.flatMap(({ locale, path }) => (path === null ? [] : [[locale, path] as const]))
  return Object.fromEntries(pairs)
}

/** Loads the published revisions of documents, by id and language. */
export async function loadPublishedRevisions(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: published.documentId, locale: published.locale, rev: published.rev })
    .from(published)
    .where(and(eq(published.siteId, siteId), inArray(published.documentId, [...ids])))
  const byId = new Map<string, Map<string, number>>()
  for (const { id, locale, rev } of rows) {
    const revisions = byId.get(id) ?? new Map<string, number>()
    byId.set(id, revisions.set(locale, rev))
  }
  return byId
}
