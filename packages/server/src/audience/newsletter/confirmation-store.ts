import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import type { ListName } from './lists/list-store.ts'
import { newsletterConfirmation } from './tables.ts'

/** The request that an email asks a subscriber to confirm. */
export interface Confirmation {
  readonly subscriberId: string
  /** The lists that the email named: its link confirms no others. */
  readonly listIds: readonly string[]
}

/** Inserts a confirmation unless it is there. */
export async function insertConfirmation(
  tx: Db,
  siteId: string,
  { id, subscriberId, listIds }: Confirmation & { readonly id: string },
): Promise<void> {
  await tx
    .insert(newsletterConfirmation)
    .values({ siteId, id, subscriberId, listIds: [...listIds] })
    .onConflictDoNothing()
}

/** Finds a confirmation. The links of earlier versions have the id of a subscriber; those without lists have no row. */
export async function findConfirmation(db: Db, siteId: string, id: string): Promise<Confirmation> {
  const [row] = await db
    .select()
    .from(newsletterConfirmation)
    .where(and(eq(newsletterConfirmation.siteId, siteId), eq(newsletterConfirmation.id, id)))
  return row ?? { subscriberId: id, listIds: [] }
}

/** Lists the lists, by name, that a confirmation puts its subscriber on; of one who is subscribed, the pending ones. */
export async function listRequestedLists(
  db: Db,
  siteId: string,
  {
    subscriberId,
    listIds,
    isSubscribed = false,
  }: Confirmation & { readonly isSubscribed?: boolean },
): Promise<readonly ListName[]> {
  if (listIds.length === 0) return []
  const { rows } = await db.execute<ListName & Record<string, unknown>>(sql`
    select l.id, l.name from mailing_list l
      join mailing_list_member m on m.site_id = l.site_id and m.list_id = l.id
    where l.site_id = ${siteId} and l.id = any(${sql.param([...listIds])}::uuid[])
      and m.subscriber_id = ${subscriberId} and (m.confirmed_at is null or not ${isSubscribed})
    order by lower(l.name), l.id`)
  return rows
}

/** Deletes the confirmations of all sites that are older than a month. */
export async function deleteOldConfirmations(tx: Db): Promise<void> {
  await tx
    .delete(newsletterConfirmation)
    .where(lt(newsletterConfirmation.createdAt, sql`now() - interval '30 days'`))
}
