import { addressedPageTypes, pageTypeCodes } from '@vitrine/model'
import { type DocumentIssue, isObject, type JsonObject } from '@vitrine/page'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/db/id.ts'
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
  const changed = listChangedSlugs(before, after)
  if (changed.length === 0) return []
  await lockSlugs(tx, siteId)
  const { rows } = await tx.execute<{ locale: string; title: string; kind: string }>(sql`
    select distinct on (changed.locale) changed.locale, other.kind,
      coalesce(other.titles ->> changed.locale, '') as title
    from (${selectNeighbors(siteId, selectOwn(siteId, id))}) other
      join jsonb_each_text(${JSON.stringify(Object.fromEntries(changed))}::jsonb)
        changed (locale, slug) on other.slugs ->> changed.locale = changed.slug
    order by changed.locale, other.id
  `)
  return rows.map(({ locale, title, kind }) => ({
    path: ['meta', locale, 'slug'],
    message: `The ${kind} “${title}” has this URL in ${locale}. Choose a different one.`,
  }))
}

interface WantedSlug {
  /** The document, or the collection of a new item. */
  readonly id: string
  readonly locale: string
  readonly slug: string
  readonly item?: 'new' | undefined
}

/** Finds the document that has a URL in a language, and the URL with the first number that is free. */
export async function findFreeSlug(
  db: Db,
  siteId: string,
  { id, locale, slug, item }: WantedSlug,
): Promise<{ readonly takenBy: string | null; readonly free: string }> {
  const own = item
    ? selectCreated({ id: newId(), kind: 'item', collectionId: id })
    : selectOwn(siteId, id)
  const neighbors = selectNeighbors(siteId, own)
  const taken = await loadNumberedSlugs(db, neighbors, { [locale]: slug })
  const takenBy = taken.find((row) => row.slug === slug)?.title ?? null
  return { takenBy, free: getFreeSlug(slug, new Set(taken.map((row) => row.slug))) }
}

/** A document that is about to be created. */
interface CreatedDraft {
  readonly id: string
  readonly kind: string
  readonly collectionId: string | null
  readonly body: JsonObject
}

/**
 * Returns the body of a new document with URLs that no other draft has: a taken one gets the first free number in its
 * language, as in `about-2`. No other writer can take them until the transaction ends.
 */
export async function assignFreeSlugs(
  tx: Db,
  siteId: string,
  { id, kind, collectionId, body }: CreatedDraft,
): Promise<JsonObject> {
  const own = selectCreated({ id, kind, collectionId })
  return replaceTakenSlugs(tx, siteId, { own, kind, before: {}, after: body })
}

/** Returns the body that is to replace a draft; a URL that it changes and another draft has gets a free number. */
export async function keepSlugsFree(
  tx: Db,
  siteId: string,
  { id, ...change }: ChangedDraft & { readonly kind: string },
): Promise<JsonObject> {
  return replaceTakenSlugs(tx, siteId, { ...change, own: selectOwn(siteId, id) })
}

/** Makes the writers of the URLs of a site wait for each other until the transaction ends. */
export async function lockSlugs(tx: Db, siteId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`slugs ${siteId}`}, 0))`)
}

async function replaceTakenSlugs(
  tx: Db,
  siteId: string,
  input: Omit<ChangedDraft, 'id'> & { readonly kind: string; readonly own: SQL },
): Promise<JsonObject> {
  const { own, kind, before, after } = input
  const changed = listChangedSlugs(before, after)
  if (changed.length === 0 || !hasUrl(kind, after)) return after
  await lockSlugs(tx, siteId)
  const neighbors = selectNeighbors(siteId, own)
  const taken = await loadNumberedSlugs(tx, neighbors, Object.fromEntries(changed))
  const renamed = changed.flatMap(([locale, slug]) => {
    const others = taken.filter((row) => row.locale === locale).map((row) => row.slug)
    const free = getFreeSlug(slug, new Set(others))
    return free === slug ? [] : [[locale, free] as const]
  })
  return renamed.length === 0 ? after : setSlugs(after, new Map(renamed))
}

function setSlugs(body: JsonObject, slugs: ReadonlyMap<string, string>): JsonObject {
  const { meta } = body
  if (!isObject(meta)) return body
  const metas = Object.entries(meta).map(([locale, each]) => {
    const slug = slugs.get(locale)
    return [locale, isObject(each) && slug !== undefined ? { ...each, slug } : each] as const
  })
  return { ...body, meta: Object.fromEntries(metas) }
}

/** Returns whether documents of this kind have a URL: items, and pages that are not the platform's. */
export function hasUrl(kind: string, { type }: JsonObject): boolean {
  return kind === 'item' || (kind === 'page' && ADDRESSED.some((code) => code === type))
}

/** Returns the URLs that a change sets, by language; pages exchange the empty one of the home page. */
function listChangedSlugs(before: JsonObject, after: JsonObject): readonly [string, string][] {
  const known = getListing(before).slugs
  return Object.entries(getListing(after).slugs).filter(
    ([locale, slug]) => slug !== '' && slug !== known[locale],
  )
}

/** Returns the URL itself or with the first number from 2 that makes it free. */
function getFreeSlug(slug: string, taken: ReadonlySet<string>): string {
  let free = slug
  for (let number = 2; taken.has(free); number++) free = `${getStem(slug)}-${number}`
  return free
}

/** Returns the start of a URL that leaves room for a number. */
function getStem(slug: string): string {
  return slug.slice(0, 190).replace(/-$/, '')
}

/** Loads those of the neighbors' URLs that are one of these, or one of these with a suffix. */
async function loadNumberedSlugs(
  db: Db,
  neighbors: SQL,
  slugs: Readonly<Record<string, string>>,
): Promise<readonly { readonly locale: string; readonly title: string; readonly slug: string }[]> {
  const wanted = Object.entries(slugs).map(([locale, slug]) => ({
    locale,
    slug,
    stem: getStem(slug),
  }))
  const { rows } = await db.execute<{ locale: string; title: string; slug: string }>(sql`
    select wanted.locale, coalesce(other.titles ->> wanted.locale, '') as title,
      other.slugs ->> wanted.locale as slug
    from (${neighbors}) other
      join jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) wanted (locale text, slug text, stem text)
        on other.slugs ->> wanted.locale = wanted.slug
          or starts_with(other.slugs ->> wanted.locale, wanted.stem || '-')
  `)
  return rows
}

/** Returns the query of a document that is about to be created. */
function selectCreated({ id, kind, collectionId }: Omit<CreatedDraft, 'body'>): SQL {
  return sql`select ${id}::uuid as id, ${kind}::text as kind, ${collectionId}::uuid as collection_id`
}

/** Returns the query of a document that exists. */
function selectOwn(siteId: string, id: string): SQL {
  return sql`select id, kind, collection_id from document where site_id = ${siteId} and id = ${id}`
}

/** Returns the query of the drafts whose URLs a document must not have: pages, or the items of its collection. */
function selectNeighbors(siteId: string, own: SQL): SQL {
  return sql`
    select other.id, other.kind, other.titles, other.slugs
    from (${own}) own
      join document other on other.site_id = ${siteId} and other.kind = own.kind
        and other.collection_id is not distinct from own.collection_id
        and other.id <> own.id and other.deleted_at is null
      join draft d on d.site_id = other.site_id and d.document_id = other.id
    where own.kind = 'item' or (d.body ->> 'type')::smallint in ${ADDRESSED}`
}
