import { blockTypeCodes, commentStateCodes } from '@vitrine/model'
import type { Access } from '@vitrine/page'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { published } from './tables.ts'

/** What holds for what visitors say below an item. */
export interface ItemRules {
  readonly locale: string
  readonly path: string | null
  readonly commentState: number
  /** Of the item, and of the page it stands in. */
  readonly access: readonly Access[]
  /** The collection's; null where it says nothing. */
  readonly comments: { readonly enabled: boolean; readonly moderated: boolean } | null
  /** The website's; null where nothing is said. */
  readonly commentsEnabled: boolean | null
  readonly likesEnabled: boolean | null
}

const COMMENTS = `$.*.type ? (@ == ${blockTypeCodes.comments})`

/** What something may be said of, `item`, with the page it stands in, `page`. */
const said = sql`published item
    join version own on own.site_id = item.site_id and own.id = item.version_id
    left join published page on page.site_id = item.site_id and page.document_id = item.collection_id
    left join version around on around.site_id = page.site_id and around.id = page.version_id`

const isSaidOf = sql`(
      (item.kind = 'item' and around.body #> '{settings,enabled}' = 'true')
      or (item.kind = 'page' and own.body #> '{settings,enabled}' = 'true'
        and own.body -> 'collection' is null and own.body -> 'blocks' @? ${COMMENTS}::jsonpath))`

const accessRules = sql`case when item.kind = 'item'
        then json_build_array(own.body -> 'access', around.body -> 'access')
        else json_build_array(own.body -> 'access') end`

/** Of an item that is published, or a page with a block for comments, in the language asked for or else in any; undefined for what is none. */
export async function itemRules(
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
    from ${said}
    left join published settings on settings.site_id = item.site_id and settings.kind = 'site-settings'
    left join version whole on whole.site_id = settings.site_id and whole.id = settings.version_id
    where item.site_id = ${siteId} and item.document_id = ${documentId} and ${isSaidOf}
    order by item.locale <> ${locale}, page.locale <> item.locale, settings.locale <> ${locale}
    limit 1`)
  return rows[0]?.rules
}

/**
 * Who may read several of them, by id: in every language that one is published in. What is none is left out.
 */
export async function itemsAccess(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Access[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; access: Access[] }>(sql`
    select item.document_id as id, ${accessRules} as access from ${said}
    where item.site_id = ${siteId} and ${isSaidOf}
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

/** What items are called and where they stand, in each language they are published in. */
export async function itemTitles(
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
    const beside = found.get(id) ?? []
    beside.push(row)
    found.set(id, beside)
  }
  return found
}
