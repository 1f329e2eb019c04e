import { type BodyOf, type JsonObject, type Link, singleKinds } from '@vitrine/page'
import { and, asc, desc, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { idsAmong } from '../../platform/db/id.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { withBodies } from './bodies.ts'
import { bareRow, type PublishedRow } from './published-row-store.ts'
import { asPublished, everyRow, type Languages, shownRows } from './shown-rows-store.ts'
import { document, draft, published, version } from './tables.ts'

/** Names the table: a column by itself would be taken for the inner query's. */
const same = sql`own.site_id = "published"."site_id" and own.document_id = "published"."document_id"`

const itsDocument = and(
  eq(document.siteId, published.siteId),
  eq(document.id, published.documentId),
)
/** Only where the draft itself is shown. */
const itsDraft = and(
  eq(draft.siteId, published.siteId),
  eq(draft.documentId, published.documentId),
  eq(draft.documentId, published.versionId),
)
const itsVersion = and(eq(version.siteId, published.siteId), eq(version.id, published.versionId))

/** Given with each call. */
const asked = { locale: sql.placeholder('locale'), fallback: sql.placeholder('fallback') }

type Given<T> = { readonly [K in keyof T]: T[K] | Placeholder }

function selectByPath(
  db: Db,
  rows: SQL,
  given: Given<{ siteId: string; locale: string; fallback: string; path: string }>,
) {
  const { siteId, locale, fallback, path } = given
  return (
    db
      .select({
        ...bareRow,
        paths: sql<Readonly<Record<string, string>> | null>`(
        select jsonb_object_agg(own.locale, own.path order by own.locale)
        from (${rows}) own where ${same} and own.path is not null)`,
      })
      .from(asPublished(rows))
      .innerJoin(document, itsDocument)
      .where(
        and(
          eq(published.siteId, siteId),
          eq(published.path, path),
          sql`${published.locale} in (${locale}, ${fallback})`,
        ),
      )
      // Of two drafts with one address, or a draft and a page, the draft that was changed last.
      .orderBy(
        sql`${published.locale} <> ${locale}`,
        sql`${published.versionId} <> ${published.documentId}`,
        desc(document.updatedAt),
      )
      .limit(1)
  )
}

const byPath = prepared((db) =>
  selectByPath(db, everyRow, {
    ...asked,
    siteId: sql.placeholder('siteId'),
    path: sql.placeholder('path'),
  }).prepare('documents_at'),
)

/** Where a document stands, by language. */
export type LanguagePaths = Readonly<Record<string, string>>

/**
 * What stands at a path, which has neither a slash before it nor a language's prefix, and where the
 * document stands in each language it is published in: a path that only the fallback has may lead to
 * another one in the language that was asked for.
 */
export async function publishedAt(
  db: Db,
  siteId: string,
  at: Languages & { readonly path: string },
): Promise<(PublishedRow & { readonly paths: LanguagePaths }) | undefined> {
  const { locale, fallback, path, drafts } = at
  const given = { siteId, locale, fallback, path }
  const rows =
    drafts === undefined
      ? await byPath(db).execute(given)
      : await selectByPath(db, shownRows(siteId, at), given)
  const paths = rows[0]?.paths ?? {}
  const [found] = await withBodies(db, siteId, rows)
  return found && { ...found, paths }
}

/** A row of the language asked for, or of the fallback where the document has none in it. */
export function bestOf(
  { locale, fallback }: Given<Pick<Languages, 'locale' | 'fallback'>>,
  rows: SQL = everyRow,
): SQL {
  if (locale === fallback) return sql`${published.locale} = ${locale}`
  return sql`(${published.locale} = ${locale} or (${published.locale} = ${fallback} and not exists (
    select 1 from (${rows}) own where ${same} and own.locale = ${locale})))`
}

function selectByIds(
  db: Db,
  rows: SQL,
  given: Given<{ siteId: string; locale: string; fallback: string; ids: SQL }>,
) {
  const { siteId, ids, ...languages } = given
  return db
    .select(bareRow)
    .from(asPublished(rows))
    .innerJoin(document, itsDocument)
    .where(
      and(
        eq(published.siteId, siteId),
        sql`${published.documentId} = any(${ids}::uuid[])`,
        bestOf(languages, rows),
      ),
    )
}

const byIds = prepared((db) =>
  selectByIds(db, everyRow, {
    ...asked,
    siteId: sql.placeholder('siteId'),
    ids: sql.placeholder('ids'),
  }).prepare('documents_by_ids'),
)

/** Some documents by their ids, in no order; those that are not published are left out. */
export async function publishedByIds(
  db: Db,
  siteId: string,
  { ids, ...languages }: Languages & { readonly ids: readonly string[] },
): Promise<readonly PublishedRow[]> {
  const known = idsAmong(ids)
  if (known.length === 0) return []
  const { locale, fallback, drafts } = languages
  const rows =
    drafts === undefined
      ? await byIds(db).execute({ siteId, ids: [...known], locale, fallback })
      : await selectByIds(db, shownRows(siteId, languages), {
          siteId,
          locale,
          fallback,
          ids: sql`${sql.param([...known])}`,
        })
  return withBodies(db, siteId, rows)
}

/** The paths of documents by id, for links. */
export async function pathsOf(
  db: Db,
  siteId: string,
  { ids, ...languages }: Languages & { readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  const known = idsAmong(ids)
  if (known.length === 0) return new Map()
  const shown = shownRows(siteId, languages)
  const rows = await db
    .select({ id: published.documentId, path: published.path })
    .from(asPublished(shown))
    .where(
      and(
        eq(published.siteId, siteId),
        inArray(published.documentId, [...known]),
        bestOf(languages, shown),
      ),
    )
  return new Map(rows.flatMap(({ id, path }) => (path === null ? [] : [[id, path] as const])))
}

const pathsOfOne = prepared((db) =>
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

/** In which languages a document is published, and where it stands in each. */
export async function languagePaths(
  db: Db,
  siteId: string,
  documentId: string,
): Promise<LanguagePaths> {
  const rows = await pathsOfOne(db).execute({ siteId, documentId })
  const pairs = rows.flatMap(({ locale, path }) => (path === null ? [] : [[locale, path] as const]))
  return Object.fromEntries(pairs)
}

/** What a menu, a folder or a link needs to know of a page. */
export interface PageOutline {
  readonly id: string
  readonly locale: string
  readonly path: string | null
  readonly title: string
  readonly navigationTitle: string | null
  readonly access: 'everybody' | 'password' | 'members'
  /** Of a page for members: the areas whose members read it. */
  readonly memberAreaIds: readonly string[] | null
  readonly noindex: boolean
  readonly publishedAt: Date
  /** The body's own, where the page is a collection, a folder or a link. */
  readonly collection: PublishedCollection | null
  readonly pageType: number | null
  readonly mainImageId: string | null
}

interface PublishedCollection {
  readonly type: number
  readonly typeName: string
  readonly folder?: {
    readonly behavior: number
    readonly isIndex: boolean
    readonly pageIds: readonly string[]
  }
  readonly link?: Link
}

/** Every page of a site, in outline. */
export async function pagesOf(
  db: Db,
  siteId: string,
  languages: Languages,
): Promise<readonly PageOutline[]> {
  const shown = shownRows(siteId, languages)
  return db
    .select({
      id: published.documentId,
      locale: published.locale,
      path: published.path,
      title: published.title,
      navigationTitle: sql<
        string | null
      >`${published.card} #>> array['meta', ${published.locale}, 'navigationTitle']`,
      access: published.access,
      memberAreaIds: sql<readonly string[] | null>`${published.card} #> '{access,memberAreaIds}'`,
      noindex: published.noindex,
      publishedAt: published.publishedAt,
      collection: sql<PublishedCollection | null>`${published.card} -> 'collection'`,
      pageType: published.pageType,
      mainImageId: sql<string | null>`${published.card} #>> '{settings,mainImageId}'`,
    })
    .from(asPublished(shown))
    .where(and(eq(published.siteId, siteId), eq(published.kind, 'page'), bestOf(languages, shown)))
    .orderBy(asc(published.documentId))
}

/** The one menu, header and footer, settings and looks of a site, where they are published. */
export async function singlesOf(db: Db, siteId: string, languages: Languages): Promise<Singles> {
  const shown = shownRows(siteId, languages)
  const rows = await db
    .select({
      kind: published.kind,
      publishedAt: published.publishedAt,
      body: sql<JsonObject>`coalesce(${version.body}, ${draft.body})`,
    })
    .from(asPublished(shown))
    .leftJoin(version, itsVersion)
    .leftJoin(draft, itsDraft)
    .where(
      and(
        eq(published.siteId, siteId),
        inArray(published.kind, singleKinds),
        bestOf(languages, shown),
      ),
    )
  // Each was checked against its kind's schema when it was published.
  return {
    ...Object.fromEntries(rows.map(({ kind, body }) => [kind, body])),
    publishedAt: new Map(rows.map(({ kind, publishedAt }) => [kind, publishedAt])),
  }
}

type SingleKind = (typeof singleKinds)[number]

type Singles = { readonly [K in SingleKind]?: BodyOf<K> } & {
  readonly publishedAt: ReadonlyMap<string, Date>
}
