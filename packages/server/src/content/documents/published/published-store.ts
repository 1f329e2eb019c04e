import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { parseIds } from '../../../platform/db/id.ts'
import { prepared } from '../../../platform/db/prepared.ts'
import { loadBodies } from './body-cache.ts'
import { bareColumns, type PublishedRow } from './published-row-store.ts'
import type { LanguagePaths } from './path-store.ts'
import {
  allPublishedRows,
  asPublished,
  inBestLocale,
  type ReadOptions,
  sameDocument,
  selectVisibleRows,
  type WithPlaceholders,
} from './visible-rows-store.ts'
import { document, published } from '../tables.ts'

const ownDocument = and(
  eq(document.siteId, published.siteId),
  eq(document.id, published.documentId),
)
/** The parameters of every prepared statement. */
const localePlaceholders = {
  locale: sql.placeholder('locale'),
  fallback: sql.placeholder('fallback'),
}

function selectByPath(
  db: Db,
  rows: SQL,
  params: WithPlaceholders<{ siteId: string; locale: string; fallback: string; path: string }>,
) {
  const { siteId, locale, fallback, path } = params
  return (
    db
      .select({
        ...bareColumns,
        paths: sql<Readonly<Record<string, string>> | null>`(
        select jsonb_object_agg(own.locale, own.path order by own.locale)
        from (${rows}) own where ${sameDocument} and own.path is not null)`,
      })
      .from(asPublished(rows))
      .innerJoin(document, ownDocument)
      .where(
        and(
          eq(published.siteId, siteId),
          eq(published.path, path),
          sql`${published.locale} in (${locale}, ${fallback})`,
        ),
      )
      // If drafts share the path with each other or with a page, the last changed draft wins.
      .orderBy(
        sql`${published.locale} <> ${locale}`,
        sql`${published.versionId} <> ${published.documentId}`,
        desc(document.updatedAt),
      )
      .limit(1)
  )
}

const byPath = prepared((db) =>
  selectByPath(db, allPublishedRows, {
    ...localePlaceholders,
    siteId: sql.placeholder('siteId'),
    path: sql.placeholder('path'),
  }).prepare('documents_at'),
)

/**
 * Finds the document at a path without leading slash and language prefix, with its paths in all languages:
 * a path that exists only in the fallback may redirect to another one in the requested language.
 */
export async function findPublishedByPath(
  db: Db,
  siteId: string,
  options: ReadOptions & { readonly path: string },
): Promise<(PublishedRow & { readonly paths: LanguagePaths }) | undefined> {
  const { locale, fallback, path, drafts } = options
  const params = { siteId, locale, fallback, path }
  const rows =
    drafts === undefined
      ? await byPath(db).execute(params)
      : await selectByPath(db, selectVisibleRows(siteId, options), params)
  const paths = rows[0]?.paths ?? {}
  const [row] = await loadBodies(db, siteId, rows)
  return row && { ...row, paths }
}

function selectByIds(
  db: Db,
  rows: SQL,
  params: WithPlaceholders<{ siteId: string; locale: string; fallback: string; ids: SQL }>,
) {
  const { siteId, ids, ...options } = params
  return db
    .select(bareColumns)
    .from(asPublished(rows))
    .innerJoin(document, ownDocument)
    .where(
      and(
        eq(published.siteId, siteId),
        sql`${published.documentId} = any(${ids}::uuid[])`,
        inBestLocale(options, rows),
      ),
    )
}

const byIds = prepared((db) =>
  selectByIds(db, allPublishedRows, {
    ...localePlaceholders,
    siteId: sql.placeholder('siteId'),
    ids: sql.placeholder('ids'),
  }).prepare('documents_by_ids'),
)

/** Loads the published ones of some documents, in no order. */
export async function loadPublishedByIds(
  db: Db,
  siteId: string,
  { ids, ...options }: ReadOptions & { readonly ids: readonly string[] },
): Promise<readonly PublishedRow[]> {
  const validIds = parseIds(ids)
  if (validIds.length === 0) return []
  const { locale, fallback, drafts } = options
  const rows =
    drafts === undefined
      ? await byIds(db).execute({ siteId, ids: [...validIds], locale, fallback })
      : await selectByIds(db, selectVisibleRows(siteId, options), {
          siteId,
          locale,
          fallback,
          ids: sql`${sql.param([...validIds])}`,
        })
  return loadBodies(db, siteId, rows)
}
