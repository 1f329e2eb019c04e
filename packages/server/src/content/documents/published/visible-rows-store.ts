import { addressedPageTypes, pageTypeCodes } from '@vitrine/model'
import { type Placeholder, type SQL, sql, Subquery } from 'drizzle-orm'
import { published, UNORDERED_INDEX } from '../tables.ts'

/** The drafts that a preview shows instead of what is published: all of a site, or those of some documents. */
export type PreviewedDrafts = 'site' | readonly string[]

/** The requested language, and the one that replaces it for documents not published in it. */
export interface ReadOptions {
  readonly locale: string
  readonly fallback: string
  /** The drafts to show in a preview; undefined for visitors. */
  readonly drafts?: PreviewedDrafts | undefined
}

/** The page types that have a path. @see `computeProjection`, which has the same rules */
const ADDRESSED = sql.raw(addressedPageTypes.map((type) => pageTypeCodes[type]).join(', '))

/** The published rows of all sites. */
export const allPublishedRows: SQL = sql`table ${published}`

/** Returns rows under the name `published`, so that the columns of the table select from them. */
export function asPublished(rows: SQL): Subquery<'published'> {
  return new Subquery(rows, {}, 'published')
}

/**
 * Returns the rows to read as `published`: the table, or for a preview rows of the same shape in which
 * drafts replace what is published. The version id of a draft is its document's id.
 */
export function selectVisibleRows(siteId: string, { drafts, ...locales }: ReadOptions): SQL {
  if (drafts === undefined) return allPublishedRows
  const rows = selectDraftRows(siteId, drafts, locales)
  if (drafts === 'site') return rows
  return sql`${rows} union all
    select ${COLUMNS} from published p
    where p.site_id = ${siteId} and not ${isPreviewed(drafts, 'p.document_id', 'p.collection_id')}`
}

const COLUMNS = sql.raw(
  [
    ...['site_id', 'document_id', 'locale', 'version_id', 'rev', 'kind', 'collection_id'],
    ...['page_type', 'slug', 'path', 'title', 'publish_on', 'record_type', 'featured', 'hidden'],
    ...['noindex', 'access', 'tags', 'categories', 'author_id', 'start_at', 'end_at'],
    ...['display_index', 'published_at', 'card'],
  ]
    .map((name) => `p.${name}`)
    .join(', '),
)

/** Returns the condition that a document, or the collection it is in, is one of the previewed drafts. */
function isPreviewed(drafts: PreviewedDrafts, id: string, collectionId: string): SQL {
  if (drafts === 'site') return sql`true`
  const ids = sql`${sql.param([...drafts])}::uuid[]`
  return sql`(${sql.raw(id)} = any(${ids}) or coalesce(${sql.raw(collectionId)} = any(${ids}), false))`
}

/** Returns drafts as they would be published, in the requested languages that they are written in. */
function selectDraftRows(
  siteId: string,
  drafts: PreviewedDrafts,
  { locale, fallback }: ReadOptions,
): SQL {
  const languages = sql`unnest(${sql.param([...new Set([locale, fallback])])}::text[])`
  return sql`
    select doc.site_id, doc.id as document_id, tag.tag as locale, doc.id as version_id, d.rev,
      doc.kind, doc.collection_id,
      case doc.kind when 'page' then (d.body ->> 'type')::smallint end as page_type,
      coalesce(doc.slugs ->> tag.tag, '') as slug,
      case doc.kind
        when 'page' then case when ${hasAddress('d')} then doc.slugs ->> tag.tag end
        when 'item' then
          case when around.path = '' then '' else around.path || '/' end || (doc.slugs ->> tag.tag)
        end as path,
      coalesce(doc.titles ->> tag.tag, '') as title,
      coalesce((d.body ->> 'publishOn')::timestamptz, p.publish_on, doc.updated_at) as publish_on,
      (d.body ->> 'recordType')::smallint as record_type,
      coalesce((d.body ->> 'featured')::boolean, false) as featured,
      case doc.kind when 'page' then not (d.body #>> '{settings,enabled}')::boolean
        else coalesce((d.body #>> '{settings,hidden}')::boolean, false) end as hidden,
      coalesce((d.body #>> '{settings,noindex}')::boolean, false) as noindex,
      coalesce(d.body #>> '{access,kind}', 'everybody') as access,
      array(select jsonb_array_elements_text(d.body -> 'tags')) as tags,
      array(select jsonb_array_elements_text(d.body -> 'categories')) as categories,
      d.body ->> 'authorId' as author_id,
      (d.body #>> '{event,startAt}')::timestamptz as start_at,
      (d.body #>> '{event,endAt}')::timestamptz as end_at,
      coalesce(array_position(
        array(select jsonb_array_elements_text(around.item_ids)), doc.id::text), ${UNORDERED_INDEX})
        as display_index,
      coalesce(p.published_at, doc.updated_at) as published_at,
      d.body as card
    from document doc
      join draft on draft.site_id = doc.site_id and draft.document_id = doc.id
      cross join lateral (${DRAFT_CARD}) d
      join ${languages} as tag (tag)
        on case when d.body ? 'meta' then d.body -> 'meta' ? tag.tag else tag.tag = ${fallback} end
      left join published p on p.site_id = doc.site_id and p.document_id = doc.id
        and p.locale = tag.tag
      left join lateral (${selectCollection(drafts)}) around on true
    where doc.site_id = ${siteId} and doc.deleted_at is null
      and ${isPreviewed(drafts, 'doc.id', 'doc.collection_id')}`
}

/** Returns the collection of an item: its draft if that is previewed, otherwise as published. */
function selectCollection(drafts: PreviewedDrafts): SQL {
  const isDraft = isPreviewed(drafts, 'c.id', 'null::uuid')
  return sql`
    select case when ${isDraft}
        then case when ${hasAddress('cd')} then c.slugs ->> tag.tag end else cp.path end as path,
      case when ${isDraft} then cd.body else cv.body end #> '{collection,itemIds}' as item_ids
    from document c
      join draft on draft.site_id = c.site_id and draft.document_id = c.id
      cross join lateral (${DRAFT_CARD}) cd
      left join published cp on cp.site_id = c.site_id and cp.document_id = c.id
        and cp.locale = tag.tag
      left join version cv on cv.site_id = cp.site_id and cv.id = cp.version_id
    where c.site_id = doc.site_id and c.id = doc.collection_id and c.deleted_at is null`
}

/**
 * Selects the revision and the body of a draft without sections and blocks. `offset 0` has it computed once: each read of
 * a value from a body unpacks all of it, which takes a millisecond for hundreds of blocks.
 */
const DRAFT_CARD = sql`select draft.rev, draft.body - array['sections', 'blocks'] as body offset 0`

function hasAddress(draft: 'd' | 'cd'): SQL {
  const body = sql.raw(`${draft}.body`)
  return sql`((${body} ->> 'type')::smallint in (${ADDRESSED})
    and (${body} #>> '{settings,enabled}')::boolean and not coalesce(${body} -> 'collection' ? 'link', false))`
}

/** Matches rows of the same document. It names the table, as a bare column would be the inner query's. */
export const sameDocument = sql`own.site_id = "published"."site_id" and own.document_id = "published"."document_id"`

/** The values of a query, or their placeholders in a prepared statement. */
export type WithPlaceholders<T> = { readonly [K in keyof T]: T[K] | Placeholder }

/** Returns the condition for rows in the requested language, or in the fallback if there is none. */
export function inBestLocale(
  { locale, fallback }: WithPlaceholders<Pick<ReadOptions, 'locale' | 'fallback'>>,
  rows: SQL = allPublishedRows,
): SQL {
  if (locale === fallback) return sql`${published.locale} = ${locale}`
  return sql`(${published.locale} = ${locale} or (${published.locale} = ${fallback} and not exists (
    select 1 from (${rows}) own where ${sameDocument} and own.locale = ${locale})))`
}
