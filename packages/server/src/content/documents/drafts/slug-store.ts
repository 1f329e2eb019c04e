import { addressedPageTypes, pageTypeCodes } from '@vitrine/model'
import type { DocumentIssue, JsonObject } from '@vitrine/page'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { getListing } from '../listing.ts'

const ADDRESSED = addressedPageTypes.map((type) => pageTypeCodes[type])

interface ChangedDraft {
  readonly id: string
  readonly before: JsonObject
  readonly after: JsonObject
}

/**
 * Returns an issue for each language in which a change gives a page or an item the URL of another draft. Pages share
 * one namespace per language, and the items of a collection another. The writers of URLs wait for each other, so that
 * two at once cannot both take the same one; changes that leave URLs alone do not read the database.
 */
export async function findTakenSlugs(
  tx: Db,
  siteId: string,
  { id, before, after }: ChangedDraft,
): Promise<readonly DocumentIssue[]> {
  const known = getListing(before).slugs
  const changed = Object.entries(getListing(after).slugs).filter(
    // Pages exchange the empty URL of the home page, which publishing checks.
    ([locale, slug]) => slug !== '' && slug !== known[locale],
  )
  if (changed.length === 0) return []
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`slugs ${siteId}`}, 0))`)
  const { rows } = await tx.execute<{ locale: string; title: string; kind: string }>(sql`
    select distinct on (changed.locale) changed.locale, other.kind,
      coalesce(other.titles ->> changed.locale, '') as title
    from (${selectNeighbors(siteId, id)}) other
      join jsonb_each_text(${JSON.stringify(Object.fromEntries(changed))}::jsonb)
        changed (locale, slug) on other.slugs ->> changed.locale = changed.slug
    order by changed.locale, other.id
  `)
  return rows.map(({ locale, title, kind }) => ({
    path: ['meta', locale, 'slug'],
    message: `The ${kind} “${title}” has this URL in ${locale}. Choose a different one.`,
  }))
}

/** Finds the document that has a URL in a language, and the URL with the first number that is free. */
export async function findFreeSlug(
  db: Db,
  siteId: string,
  { id, locale, slug }: { readonly id: string; readonly locale: string; readonly slug: string },
): Promise<{ readonly takenBy: string | null; readonly free: string }> {
  const { rows } = await db.execute<{ title: string; slug: string }>(sql`
    select coalesce(other.titles ->> ${locale}, '') as title, other.slugs ->> ${locale} as slug
    from (${selectNeighbors(siteId, id)}) other
    where starts_with(other.slugs ->> ${locale}, ${slug})
  `)
  const takenBy = rows.find((row) => row.slug === slug)?.title ?? null
  const taken = new Set(rows.map((row) => row.slug))
  let free = slug
  for (let number = 2; taken.has(free); number++) free = `${slug.slice(0, 190)}-${number}`
  return { takenBy, free }
}

/** Returns the query of the drafts whose URLs a document must not have: pages, or the items of its collection. */
function selectNeighbors(siteId: string, id: string): SQL {
  return sql`
    select other.id, other.kind, other.titles, other.slugs
    from document own
      join document other on other.site_id = own.site_id and other.kind = own.kind
        and other.collection_id is not distinct from own.collection_id
        and other.id <> own.id and other.deleted_at is null
      join draft d on d.site_id = other.site_id and d.document_id = other.id
    where own.site_id = ${siteId} and own.id = ${id}
      and (own.kind = 'item' or (d.body ->> 'type')::smallint in ${ADDRESSED})`
}
