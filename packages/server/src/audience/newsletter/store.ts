import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { newsletterSubscriber } from './tables.ts'

export type Subscriber = typeof newsletterSubscriber.$inferSelect
export type NewSubscriber = Omit<typeof newsletterSubscriber.$inferInsert, 'siteId'>

/** Inserts or renews a subscriber, who then has a month to confirm; resolves to their id. */
export async function putSubscriber(tx: Db, siteId: string, row: NewSubscriber): Promise<string> {
  const { locale, siteUserId } = row
  const [put] = await tx
    .insert(newsletterSubscriber)
    .values({ ...row, siteId })
    .onConflictDoUpdate({
      target: [newsletterSubscriber.siteId, newsletterSubscriber.email],
      set: {
        locale,
        createdAt: sql`case when ${newsletterSubscriber.confirmedAt} is null then now() else ${newsletterSubscriber.createdAt} end`,
        siteUserId: sql`coalesce(${newsletterSubscriber.siteUserId}, ${siteUserId ?? null}::uuid)`,
      },
    })
    .returning({ id: newsletterSubscriber.id })
  if (!put) throw new Error('A subscriber was written and is not there')
  return put.id
}

export async function findSubscriber(
  db: Db,
  siteId: string,
  id: string,
): Promise<Subscriber | undefined> {
  const [row] = await db.select().from(newsletterSubscriber).where(isOne(siteId, id))
  return row
}

/** Finds the subscriber with an email address, which is in small letters. */
export async function findSubscriberByEmail(
  db: Db,
  siteId: string,
  email: string,
): Promise<Subscriber | undefined> {
  const [row] = await db
    .select()
    .from(newsletterSubscriber)
    .where(and(eq(newsletterSubscriber.siteId, siteId), eq(newsletterSubscriber.email, email)))
  return row
}

/**
 * Confirms a subscriber; resolves to the address, undefined if there is none. A confirmation is
 * permanent.
 */
export async function confirmSubscriber(
  tx: Db,
  siteId: string,
  id: string,
): Promise<string | undefined> {
  const [row] = await tx
    .update(newsletterSubscriber)
    .set({ confirmedAt: sql`coalesce(${newsletterSubscriber.confirmedAt}, now())` })
    .where(isOne(siteId, id))
    .returning({ email: newsletterSubscriber.email })
  return row?.email
}

function isOne(siteId: string, id: string) {
  return and(eq(newsletterSubscriber.siteId, siteId), eq(newsletterSubscriber.id, id))
}

/** Lists the newest first. */
export async function listSubscribers(
  db: Db,
  siteId: string,
  asked: {
    readonly cursor: string | undefined
    readonly search: string | undefined
    readonly limit: number
  },
): Promise<readonly Subscriber[]> {
  const { cursor, search = '', limit } = asked
  const word = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return db
    .select()
    .from(newsletterSubscriber)
    .where(
      and(
        eq(newsletterSubscriber.siteId, siteId),
        cursor === undefined ? undefined : lt(newsletterSubscriber.id, cursor),
        search === ''
          ? undefined
          : or(
              sql`${newsletterSubscriber.email} ilike ${word}`,
              sql`${newsletterSubscriber.firstName} || ' ' || ${newsletterSubscriber.lastName} ilike ${word}`,
            ),
      ),
    )
    .orderBy(desc(newsletterSubscriber.id))
    .limit(limit)
}

/** Lists the confirmed subscribers by address. */
export async function listConfirmedSubscribers(
  db: Db,
  siteId: string,
): Promise<readonly Subscriber[]> {
  return db
    .select()
    .from(newsletterSubscriber)
    .where(
      and(eq(newsletterSubscriber.siteId, siteId), isNotNull(newsletterSubscriber.confirmedAt)),
    )
    .orderBy(asc(newsletterSubscriber.email))
}

export async function deleteSubscribers(
  tx: Db,
  siteId: string,
  ids: readonly string[],
): Promise<readonly Pick<Subscriber, 'id' | 'email'>[]> {
  return tx
    .delete(newsletterSubscriber)
    .where(and(eq(newsletterSubscriber.siteId, siteId), inArray(newsletterSubscriber.id, [...ids])))
    .returning({ id: newsletterSubscriber.id, email: newsletterSubscriber.email })
}

export async function deleteSubscriber(
  tx: Db,
  siteId: string,
  siteUserId: string,
): Promise<readonly Pick<Subscriber, 'id' | 'email'>[]> {
  return tx
    .delete(newsletterSubscriber)
    .where(
      and(eq(newsletterSubscriber.siteId, siteId), eq(newsletterSubscriber.siteUserId, siteUserId)),
    )
    .returning({ id: newsletterSubscriber.id, email: newsletterSubscriber.email })
}

/** Deletes the subscriber with an email address, which is in small letters. */
export async function deleteSubscriberByEmail(
  tx: Db,
  siteId: string,
  email: string,
): Promise<void> {
  await tx
    .delete(newsletterSubscriber)
    .where(and(eq(newsletterSubscriber.siteId, siteId), eq(newsletterSubscriber.email, email)))
}

/** Deletes the subscribers of all sites who did not confirm within a month; resolves to them. */
export async function takeUnconfirmed(
  tx: Db,
): Promise<readonly Pick<Subscriber, 'siteId' | 'id' | 'email'>[]> {
  return tx
    .delete(newsletterSubscriber)
    .where(
      and(
        isNull(newsletterSubscriber.confirmedAt),
        lt(newsletterSubscriber.createdAt, sql`now() - interval '30 days'`),
      ),
    )
    .returning({
      siteId: newsletterSubscriber.siteId,
      id: newsletterSubscriber.id,
      email: newsletterSubscriber.email,
    })
}
