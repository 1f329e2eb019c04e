import { documentContentTypes, type FileKind } from '@vitrine/model'
import { and, asc, desc, eq, ilike, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { type Asset, assetColumns } from './store.ts'
import { asset } from './tables.ts'

export type FileSort = 'newest' | 'oldest' | 'name' | 'largest'

/** The files to list: those that match every given condition. */
export interface FileQuery {
  readonly search?: string | undefined
  readonly kind?: FileKind | undefined
  readonly filter?: 'unused' | 'no-alt-text' | undefined
  readonly sort: FileSort
  /** The last file of the page before: its value in the order, as text, and its id. */
  readonly after?: { readonly value: string; readonly id: string } | undefined
  readonly limit: number
}

const name = sql<string>`lower(${asset.filename})`

const orders = {
  newest: { by: sql`${asset.createdAt}`, isDescending: true },
  oldest: { by: sql`${asset.createdAt}`, isDescending: false },
  name: { by: name, isDescending: false },
  largest: { by: sql`${asset.byteSize}`, isDescending: true },
} as const

const lacksAltText = and(
  sql`${asset.width} is not null`,
  eq(asset.altText, ''),
  not(asset.isDecorative),
)

function isUnused(usedIds: readonly string[]): SQL {
  return sql`${asset.id} <> all(${sql.param([...usedIds])}::uuid[])`
}

/** Lists the files of a site that match a query. `usedIds` are the files that content uses. */
export async function listMatchingAssets(
  db: Db,
  siteId: string,
  { query, usedIds }: { readonly query: FileQuery; readonly usedIds: readonly string[] },
): Promise<readonly Asset[]> {
  const { by, isDescending } = orders[query.sort]
  const direction = isDescending ? desc : asc
  return db
    .select(assetColumns)
    .from(asset)
    .where(
      and(
        eq(asset.siteId, siteId),
        matchesSearch(query.search?.trim() ?? ''),
        query.kind && isOfKind(query.kind),
        query.filter === 'unused' ? isUnused(usedIds) : undefined,
        query.filter === 'no-alt-text' ? lacksAltText : undefined,
        query.after && isAfter(query.sort, query.after),
      ),
    )
    .orderBy(direction(by), direction(asset.id))
    .limit(query.limit)
}

function matchesSearch(search: string): SQL | undefined {
  if (search === '') return undefined
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return or(ilike(asset.filename, pattern), ilike(asset.altText, pattern))
}

function isOfKind(kind: FileKind): SQL | undefined {
  const documents = inArray(asset.contentType, [...documentContentTypes])
  if (kind === 'document') return documents
  const media = sql`${asset.contentType} ~ '^(image|audio|video)/'`
  return kind === 'other'
    ? and(not(media), not(documents))
    : sql`${asset.contentType} like ${`${kind}/%`}`
}

function isAfter(sort: FileSort, { value, id }: { readonly value: string; readonly id: string }) {
  const values = {
    newest: sql`to_timestamp(${value}::float8 / 1000)`,
    oldest: sql`to_timestamp(${value}::float8 / 1000)`,
    name: sql`${value}::text`,
    largest: sql`${value}::bigint`,
  }
  const { by, isDescending } = orders[sort]
  const last = sql`(${values[sort]}, ${id}::uuid)`
  return isDescending ? sql`(${by}, ${asset.id}) < ${last}` : sql`(${by}, ${asset.id}) > ${last}`
}

/** Returns the value of a file in the order of a list, as a cursor holds it. */
export function getSortValue(sort: FileSort, file: Asset): string {
  if (sort === 'name') return file.filename.toLowerCase()
  return String(sort === 'largest' ? file.byteSize : file.createdAt.getTime())
}

/** Counts the files of a site: all of them, those of each filter, and their bytes. */
export async function countAssets(db: Db, siteId: string, usedIds: readonly string[]) {
  const [counts] = await db
    .select({
      all: sql<number>`count(*)::int`,
      unused: sql<number>`(count(*) filter (where ${isUnused(usedIds)}))::int`,
      noAltText: sql<number>`(count(*) filter (where ${lacksAltText}))::int`,
      byteSize: sql<number>`coalesce(sum(${asset.byteSize}), 0)::float8`,
    })
    .from(asset)
    .where(eq(asset.siteId, siteId))
  return counts ?? { all: 0, unused: 0, noAltText: 0, byteSize: 0 }
}
