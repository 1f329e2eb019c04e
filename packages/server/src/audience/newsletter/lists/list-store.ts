import type { MailingList } from '@vitrine/contract'
import { MAX_MAILING_LISTS } from '@vitrine/model'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/db/id.ts'
import { mailingList } from '../tables.ts'

/** A mailing list without its subscribers. */
export type ListName = Pick<MailingList, 'id' | 'name'>

/** Lists the mailing lists by name, with the number of their confirmed subscribers. */
export async function listMailingLists(db: Db, siteId: string): Promise<readonly MailingList[]> {
  const { rows } = await db.execute<MailingList & Record<string, unknown>>(sql`
    select l.id, l.name, count(n.id)::int as "subscriberCount"
    from mailing_list l
      left join mailing_list_member m on m.site_id = l.site_id and m.list_id = l.id
        and m.confirmed_at is not null
      left join newsletter_subscriber n on n.site_id = m.site_id and n.id = m.subscriber_id
        and n.confirmed_at is not null and not exists (
          select from newsletter_refusal o where o.site_id = n.site_id
            and o.email_hash = sha256(convert_to(n.email, 'UTF8')))
    where l.site_id = ${siteId}
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
    // Two at once would both find room.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`mailing-lists:${siteId}`}))`)
    const [found] = await tx
      .select({ total: count() })
      .from(mailingList)
      .where(eq(mailingList.siteId, siteId))
    if ((found?.total ?? 0) >= MAX_MAILING_LISTS) return undefined
    const id = newId()
    await tx.insert(mailingList).values({ siteId, id, name })
    return id
  })
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

/** Deletes a mailing list with its memberships; resolves to whether it was there. */
export async function deleteList(db: Db, siteId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(mailingList)
    .where(and(eq(mailingList.siteId, siteId), eq(mailingList.id, id)))
    .returning({ id: mailingList.id })
  return rows.length > 0
}

/** Returns whether a scheduled campaign goes to a mailing list. */
export async function isListScheduled(db: Db, siteId: string, id: string): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select from campaign where site_id = ${siteId} and state = 'scheduled'
      and audience -> 'listIds' ? ${id}) as found`)
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
