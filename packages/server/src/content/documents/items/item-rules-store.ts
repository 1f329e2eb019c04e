import { blockTypeCodes, commentStateCodes } from '@vitrine/model'
import type { Access } from '@vitrine/page'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { published } from '../tables.ts'

/** The rules for comments and likes of an item. */
export interface ItemRules {
  readonly locale: string
  readonly path: string | null
  readonly commentState: number
  /** The access of the item and of its collection. */
  readonly access: readonly Access[]
  /** The collection's settings; null if it has none. */
  readonly comments: { readonly enabled: boolean; readonly moderated: boolean } | null
  /** The website's settings; null if it has none. */
  readonly commentsEnabled: boolean | null
  readonly likesEnabled: boolean | null
}

const COMMENTS = `$.*.type ? (@ == ${blockTypeCodes.comments})`

/** Selects what may have comments as `item`, with its collection as `page`. */
const commentable = sql`published item
    join version own on own.site_id = item.site_id and own.id = item.version_id
    left join published page on page.site_id = item.site_id and page.document_id = item.collection_id
    left join version around on around.site_id = page.site_id and around.id = page.version_id`

const isCommentable = sql`(
      (item.kind = 'item' and around.body #> '{settings,enabled}' = 'true')
      or (item.kind = 'page' and own.body #> '{settings,enabled}' = 'true'
        and own.body -> 'collection' is null and own.body -> 'blocks' @? ${COMMENTS}::jsonpath))`

const accessRules = sql`case when item.kind = 'item'
        then json_build_array(own.body -> 'access', around.body -> 'access')
        else json_build_array(own.body -> 'access') end`

/**
 * Loads the rules of a published item or of a page with a comments block, in the requested language or
 * else in any; undefined for any other document.
 */
export async function loadItemRules(
  db: Db,
  siteId: string,
  { documentId, locale }: { readonly documentId: string; readonly locale: string },
): Promise<ItemRules | undefined> {
  const { rows } = await db.execute<{ rules: ItemRules }>(sql`
    select json_build_object(
      'locale', item.locale,
      'path', item.path,
      'commentState', coalesce((own.body ->> 'commentState')::int, ${commentStateCodes.open}),
      'access', ${accessRules},
      'comments', around.body -> 'collection' -> 'comments',
      'commentsEnabled', whole.body -> 'comments' -> 'enabled',
      'likesEnabled', whole.body -> 'likes' -> 'enabled'
    ) as rules
    from ${commentable}
    left join published settings on settings.site_id = item.site_id and settings.kind = 'site-settings'
    left join version whole on whole.site_id = settings.site_id and whole.id = settings.version_id
    where item.site_id = ${siteId} and item.document_id = ${documentId} and ${isCommentable}
    order by item.locale <> ${locale}, page.locale <> item.locale, settings.locale <> ${locale}
    limit 1`)
  return rows[0]?.rules
}

/**
 * Loads the access of several items by id, in every language they are published in. Other ids are skipped.
 */
export async function loadItemsAccess(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Access[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; access: Access[] }>(sql`
    select item.document_id as id, ${accessRules} as access from ${commentable}
    where item.site_id = ${siteId} and ${isCommentable}
      and item.document_id in (${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )})`)
  const found = new Map<string, readonly Access[]>()
  for (const { id, access } of rows) found.set(id, [...(found.get(id) ?? []), ...access])
  return found
}

export interface ItemTitle {
  readonly locale: string
  readonly title: string
  readonly path: string | null
}

/** Loads the titles and paths of items, in each language they are published in. */
export async function loadItemTitles(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ItemTitle[]>> {
  if (ids.length === 0) return new Map()
  const { documentId, locale, title, path } = published
  const rows = await db
    .select({ documentId, locale, title, path })
    .from(published)
    .where(and(eq(published.siteId, siteId), inArray(documentId, [...ids])))
    .orderBy(locale)
  const found = new Map<string, ItemTitle[]>()
  for (const { documentId: id, ...row } of rows) {
    const titles = found.get(id) ?? []
    titles.push(row)
    found.set(id, titles)
  }
  return found
}
