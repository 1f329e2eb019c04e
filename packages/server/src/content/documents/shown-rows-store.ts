import { pageTypeCodes } from '@vitrine/model'
import { type SQL, sql, Subquery } from 'drizzle-orm'
import { UNORDERED } from './publish-store.ts'
import { published } from './tables.ts'

/** Whose drafts stand in for what is published: the whole site's, or those of some documents. */
export type Drafts = 'site' | readonly string[]

/** The language that is asked for, and the one that stands in where a document is not published in it. */
export interface Languages {
  readonly locale: string
  readonly fallback: string
  /** For a preview; visitors are shown what is published alone. */
  readonly drafts?: Drafts | undefined
}

/** Page types that have an address. @see `projectionOf`, whose rules these are */
const ADDRESSED = sql.raw(
  [pageTypeCodes['main-content'], pageTypeCodes.page, pageTypeCodes['splash-page']].join(', '),
)

/** All that is published, of all sites. */
export const everyRow: SQL = sql`table ${published}`

/** The rows under the name that the columns of the table have. */
export function asPublished(rows: SQL): Subquery<'published'> {
  return new Subquery(rows, {}, 'published')
}

/**
 * What is read as `published`: the table, or for a preview rows of the same form in which drafts stand in
 * for what is published. A draft has no version; it stands under its document's id.
 */
export function shownRows(siteId: string, { drafts, ...languages }: Languages): SQL {
  if (drafts === undefined) return everyRow
  const rows = draftRows(siteId, drafts, languages)
  if (drafts === 'site') return rows
  return sql`${rows} union all
    select ${COLUMNS} from published p
    where p.site_id = ${siteId} and not ${within(drafts, 'p.document_id', 'p.collection_id')}`
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

/** Whether a document is shown as drafted: it is one of these, or an item in one of them. */
function within(drafts: Drafts, id: string, collectionId: string): SQL {
  if (drafts === 'site') return sql`true`
  const ids = sql`${sql.param([...drafts])}::uuid[]`
  return sql`(${sql.raw(id)} = any(${ids}) or coalesce(${sql.raw(collectionId)} = any(${ids}), false))`
}

/** Drafts as they would be published, each in the languages that are asked for and it is written in. */
function draftRows(siteId: string, drafts: Drafts, { locale, fallback }: Languages): SQL {
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
        array(select jsonb_array_elements_text(around.item_ids)), doc.id::text), ${UNORDERED})
        as display_index,
      coalesce(p.published_at, doc.updated_at) as published_at,
      d.body - 'sections' - 'blocks' as card
    from document doc
      join draft d on d.site_id = doc.site_id and d.document_id = doc.id
      join ${languages} as tag (tag)
        on case when d.body ? 'meta' then d.body -> 'meta' ? tag.tag else tag.tag = ${fallback} end
      left join published p on p.site_id = doc.site_id and p.document_id = doc.id
        and p.locale = tag.tag
      left join lateral (${collectionAround(drafts)}) around on true
    where doc.site_id = ${siteId} and doc.deleted_at is null
      and ${within(drafts, 'doc.id', 'doc.collection_id')}`
}

/** The collection that an item stands in: its draft where that is shown, else what is published of it. */
function collectionAround(drafts: Drafts): SQL {
  const isDraft = within(drafts, 'c.id', 'null::uuid')
  return sql`
    select case when ${isDraft}
        then case when ${hasAddress('cd')} then c.slugs ->> tag.tag end else cp.path end as path,
      case when ${isDraft} then cd.body else cv.body end #> '{collection,itemIds}' as item_ids
    from document c
      join draft cd on cd.site_id = c.site_id and cd.document_id = c.id
      left join published cp on cp.site_id = c.site_id and cp.document_id = c.id
        and cp.locale = tag.tag
      left join version cv on cv.site_id = cp.site_id and cv.id = cp.version_id
    where c.site_id = doc.site_id and c.id = doc.collection_id and c.deleted_at is null`
}

function hasAddress(draft: 'd' | 'cd'): SQL {
  const body = sql.raw(`${draft}.body`)
  return sql`((${body} ->> 'type')::smallint in (${ADDRESSED})
    and (${body} #>> '{settings,enabled}')::boolean and not coalesce(${body} -> 'collection' ? 'link', false))`
}
