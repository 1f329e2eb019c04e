import { type BodyOf, type JsonObject, singleKinds } from '@vitrine/page'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { draft, published, version } from '../tables.ts'
import {
  asPublished,
  inBestLocale,
  type ReadOptions,
  selectVisibleRows,
} from './visible-rows-store.ts'

/** Matches the draft only if the row shows it. */
const shownDraft = and(
  eq(draft.siteId, published.siteId),
  eq(draft.documentId, published.documentId),
  eq(draft.documentId, published.versionId),
)
const shownVersion = and(eq(version.siteId, published.siteId), eq(version.id, published.versionId))

/** Loads the site's navigation, header and footer, settings and design, as far as they are published. */
export async function loadSingles(db: Db, siteId: string, options: ReadOptions): Promise<Singles> {
  const visible = selectVisibleRows(siteId, options)
  const rows = await db
    .select({
      kind: published.kind,
      publishedAt: published.publishedAt,
      body: sql<JsonObject>`coalesce(${version.body}, ${draft.body})`,
    })
    .from(asPublished(visible))
    .leftJoin(version, shownVersion)
    .leftJoin(draft, shownDraft)
    .where(
      and(
        eq(published.siteId, siteId),
        inArray(published.kind, singleKinds),
        inBestLocale(options, visible),
      ),
    )
  // Each was validated when it was published.
  return {
    ...Object.fromEntries(rows.map(({ kind, body }) => [kind, body])),
    publishedAt: new Map(rows.map(({ kind, publishedAt }) => [kind, publishedAt])),
  }
}

type SingleKind = (typeof singleKinds)[number]

type Singles = { readonly [K in SingleKind]?: BodyOf<K> } & {
  readonly publishedAt: ReadonlyMap<string, Date>
}
