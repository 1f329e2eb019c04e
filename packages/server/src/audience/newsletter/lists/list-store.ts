import type { MailingList } from '@vitrine/contract'
import { MAX_MAILING_LISTS } from '@vitrine/model'
import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/db/id.ts'
import { mailingList } from '../tables.ts'

/** A mailing list without its subscribers. */
export type ListName = Pick<MailingList, 'id' | 'name'>

/** Lists the mailing lists by name, with the number of their confirmed subscribers. */
export async function listMailingLists(db: Db, siteId: string): Promise<readonly MailingList[]> {
  return selectLists(db, sql`l.site_id = ${siteId}`)
}

/** Finds a mailing list with the number of its confirmed subscribers. */
export async function findMailingList(
  db: Db,
  siteId: string,
  id: string,
): Promise<MailingList | undefined> {
  const [found] = await selectLists(db, sql`l.site_id = ${siteId} and l.id = ${id}`)
  return found
}

async function selectLists(db: Db, condition: SQL): Promise<readonly MailingList[]> {
  const { rows } = await db.execute<MailingList & Record<string, unknown>>(sql`
    select l.id, l.name, count(n.id)::int as "subscriberCount"
    from mailing_list l
      left join mailing_list_member m on m.site_id = l.site_id and m.list_id = l.id
        and m.confirmed_at is not null
      left join newsletter_subscriber n on n.site_id = m.site_id and n.id = m.subscriber_id
        and n.confirmed_at is not null and not exists (
          select from newsletter_refusal o where o.site_id = n.site_id
            and o.email_hash = sha256(convert_to(n.email, 'UTF8')))
    where ${condition}
    group by l.id, l.name order by lower(l.name), l.id`)
  return rows
}

/** Lists the names of the mailing lists in their order. */
export async function listListNames(db: Db, siteId: string): Promise<readonly ListName[]> {
  return db
    .select({ id: mailingList.id, name: mailingList.name })
    .from(mailingList)
    .where(eq(mailingList.siteId, siteId))
    .orderBy(asc(sql`lower(${mailingList.name})`), asc(mailingList.id))
}

/** Returns the ids of all mailing lists. */
export async function listMailingListIds(db: Db, siteId: string): Promise<readonly string[]> {
  return (await listListNames(db, siteId)).map(({ id }) => id)
}

/** Inserts a mailing list. Resolves to its id; undefined if the site has as many as it can. */
export async function insertList(
  db: Db,
  siteId: string,
  name: string,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    if ((await lockLists(tx, siteId)) >= MAX_MAILING_LISTS) return undefined
    const id = newId()
    await tx.insert(mailingList).values({ siteId, id, name })
    return id
  })
}

/** The name of a list in a file, and the id of the list with this name; case makes no difference. */
export interface NamedList extends Record<string, unknown> {
  readonly name: string
  /** Equal for names that differ in case only. */
  readonly key: string
  readonly id: string | null
}

/** Finds lists by their names. */
export async function findListsByName(
  db: Db,
  siteId: string,
  names: readonly string[],
): Promise<readonly NamedList[]> {
  const { rows } = await db.execute<NamedList>(sql`
    select w.name, lower(w.name) as key, l.id
    from unnest(${sql.param([...names])}::text[]) with ordinality w (name, position)
      left join mailing_list l on l.site_id = ${siteId} and lower(l.name) = lower(w.name)
    order by w.position`)
  return rows
}

/**
 * Inserts the lists whose names no list has. Resolves to the names of those inserted; undefined if the site then had
 * more than it can, and nothing was inserted.
 */
export async function insertMissingLists(
  db: Db,
  siteId: string,
  names: readonly string[],
): Promise<readonly string[] | undefined> {
  if (names.length === 0) return []
  return db.transaction(async (tx) => {
    const room = MAX_MAILING_LISTS - (await lockLists(tx, siteId))
    const missing = (await findListsByName(tx, siteId, names)).filter(({ id }) => id === null)
    if (missing.length > room) return undefined
    if (missing.length === 0) return []
    const inserted = await tx
      .insert(mailingList)
      .values(missing.map(({ name }) => ({ siteId, id: newId(), name })))
      .onConflictDoNothing()
      .returning({ name: mailingList.name })
    return inserted.map(({ name }) => name)
  })
}

/** Counts the lists of a site. No others are inserted before the transaction ends: two at once would both find room. */
async function lockLists(tx: Db, siteId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`mailing-lists:${siteId}`}))`)
  const [found] = await tx
    .select({ total: count() })
    .from(mailingList)
    .where(eq(mailingList.siteId, siteId))
  return found?.total ?? 0
}

/** Renames a mailing list; resolves to whether it is there. */
export async function updateListName(
  db: Db,
  siteId: string,
  { id, name }: ListName,
): Promise<boolean> {
  const rows = await db
    .update(mailingList)
    .set({ name })
    .where(and(eq(mailingList.siteId, siteId), eq(mailingList.id, id)))
    .returning({ id: mailingList.id })
  return rows.length > 0
}

/** Locks a mailing list that is to be deleted; resolves to whether it is there. */
export async function lockList(tx: Db, siteId: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: mailingList.id })
    .from(mailingList)
    .where(and(eq(mailingList.siteId, siteId), eq(mailingList.id, id)))
    .for('update')
  return rows.length > 0
}

/** Holds mailing lists, so that none of them is deleted before the transaction ends. */
export async function holdLists(tx: Db, siteId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .select({ id: mailingList.id })
    .from(mailingList)
    .where(and(eq(mailingList.siteId, siteId), inArray(mailingList.id, [...ids])))
    .orderBy(asc(mailingList.id))
    .for('share')
}

/** Deletes a mailing list with its memberships. */
export async function deleteList(tx: Db, siteId: string, id: string): Promise<void> {
  await tx.delete(mailingList).where(and(eq(mailingList.siteId, siteId), eq(mailingList.id, id)))
}

/** Returns whether the audience of a scheduled campaign names a mailing list. */
export async function isListScheduled(db: Db, siteId: string, id: string): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select from campaign where site_id = ${siteId} and state = 'scheduled'
      and (audience -> 'listIds' ? ${id} or audience -> 'excludedListIds' ? ${id})) as found`)
  return rows[0]?.found ?? false
}

/** Replaces all mailing lists of a site by those of an archive. */
export async function replaceMailingLists(
  tx: Db,
  siteId: string,
  lists: readonly ListName[],
): Promise<void> {
  await tx.delete(mailingList).where(eq(mailingList.siteId, siteId))
  if (lists.length > 0)
    await tx.insert(mailingList).values(lists.map(({ id, name }) => ({ siteId, id, name })))
}
