import type { listNewsletterSubscribers, Query } from '@vitrine/contract'
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/db/db.ts'
import { isOptedOut } from '../unsubscribe/index.ts'
import { isOnList } from './lists/member-store.ts'
import { newsletterSubscriber } from './tables.ts'

export type Subscriber = typeof newsletterSubscriber.$inferSelect
export type NewSubscriber = Omit<typeof newsletterSubscriber.$inferInsert, 'siteId'>

/** The condition that a subscriber has unsubscribed. */
const hasLeft = isOptedOut(newsletterSubscriber.siteId, newsletterSubscriber.email)

/** Inserts or renews a subscriber, who then has a month to confirm; resolves to their id. */
export async function putSubscriber(tx: Db, siteId: string, row: NewSubscriber): Promise<string> {
  const { locale, siteUserId, consent = '' } = row
  // Anyone can type an address into a form: the record of a subscriber who is confirmed, and has not left, stays.
  const isOpen = or(isNull(newsletterSubscriber.confirmedAt), hasLeft)
  const unlessConfirmed = (value: string | SQL, column: PgColumn) =>
    sql`case when ${isOpen} then ${value} else ${column} end`
  const [put] = await tx
    .insert(newsletterSubscriber)
    .values({ ...row, siteId })
    .onConflictDoUpdate({
      target: [newsletterSubscriber.siteId, newsletterSubscriber.email],
      set: {
        locale,
        source: unlessConfirmed('form', newsletterSubscriber.source),
        formId: unlessConfirmed(row.formId, newsletterSubscriber.formId),
        consent: unlessConfirmed(consent, newsletterSubscriber.consent),
        createdAt: unlessConfirmed(sql`now()`, newsletterSubscriber.createdAt),
        siteUserId: sql`coalesce(${newsletterSubscriber.siteUserId}, ${siteUserId ?? null}::uuid)`,
      },
    })
    .returning({ id: newsletterSubscriber.id })
  if (!put) throw new Error('A subscriber was written and is not there')
  return put.id
}

/** Inserts subscribers whose addresses are new; resolves to their ids. */
export async function insertSubscribers(
  tx: Db,
  siteId: string,
  rows: readonly NewSubscriber[],
): Promise<readonly string[]> {
  if (rows.length === 0) return []
  const added = await tx
    .insert(newsletterSubscriber)
    .values(rows.map((row) => ({ ...row, siteId })))
    .onConflictDoNothing()
    .returning({ id: newsletterSubscriber.id })
  return added.map(({ id }) => id)
}

/** Finds the ids of the subscribers with these addresses, which are in small letters, by address. */
export async function findIdsByEmail(
  db: Db,
  siteId: string,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute<{ id: string; email: string }>(sql`
    select id, email from newsletter_subscriber
    where site_id = ${siteId} and email = any(${sql.param([...emails])}::text[])`)
  return new Map(rows.map(({ id, email }) => [email, id]))
}

export async function findSubscriber(
  db: Db,
  siteId: string,
  id: string,
): Promise<Subscriber | undefined> {
  const [row] = await db.select().from(newsletterSubscriber).where(isOne(siteId, id))
  return row
}

/** Finds the address of a subscriber who has confirmed it; undefined if there is none. */
export async function findConfirmedEmail(
  db: Db,
  siteId: string,
  id: string,
): Promise<string | undefined> {
  const found = await findSubscriber(db, siteId, id)
  return found && found.confirmedAt !== null ? found.email : undefined
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

/** Confirms a subscriber. The time of the first confirmation stays, except for a subscriber who has left. */
export async function confirmSubscriber(tx: Db, siteId: string, id: string): Promise<void> {
  await tx
    .update(newsletterSubscriber)
    .set({
      confirmedAt: sql`case when ${hasLeft} then now() else coalesce(${newsletterSubscriber.confirmedAt}, now()) end`,
    })
    .where(isOne(siteId, id))
}

function isOne(siteId: string, id: string) {
  return and(eq(newsletterSubscriber.siteId, siteId), eq(newsletterSubscriber.id, id))
}

type Status = Query<typeof listNewsletterSubscribers>['status']

/** The filter of a list, and the id after which a page begins. */
type Chosen = Query<typeof listNewsletterSubscribers>

const statuses = {
  unsubscribed: hasLeft,
  confirmed: and(isNotNull(newsletterSubscriber.confirmedAt), not(hasLeft)),
  pending: and(isNull(newsletterSubscriber.confirmedAt), not(hasLeft)),
} as const satisfies Record<NonNullable<Status>, unknown>

/** Lists the newest first. */
export async function listSubscribers(
  db: Db,
  siteId: string,
  asked: Chosen & { readonly limit: number },
): Promise<readonly Subscriber[]> {
  const { cursor, status, limit } = asked
  return db
    .select()
    .from(newsletterSubscriber)
    .where(
      and(
        matches(siteId, asked),
        cursor === undefined ? undefined : lt(newsletterSubscriber.id, cursor),
        status && statuses[status],
      ),
    )
    .orderBy(desc(newsletterSubscriber.id))
    .limit(limit)
}

/** Counts the subscribers with each status that match a search and are on a list. */
export async function countSubscribers(
  db: Db,
  siteId: string,
  chosen: Pick<Chosen, 'search' | 'listId'>,
): Promise<Readonly<Record<NonNullable<Status>, number>>> {
  const [row] = await db
    .select({
      pending: sql<number>`count(*) filter (where ${statuses.pending})::int`,
      confirmed: sql<number>`count(*) filter (where ${statuses.confirmed})::int`,
      unsubscribed: sql<number>`count(*) filter (where ${statuses.unsubscribed})::int`,
    })
    .from(newsletterSubscriber)
    .where(matches(siteId, chosen))
  return row ?? { pending: 0, confirmed: 0, unsubscribed: 0 }
}

function matches(siteId: string, { search = '', listId }: Pick<Chosen, 'search' | 'listId'>) {
  const word = `%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const { email, firstName, lastName } = newsletterSubscriber
  return and(
    eq(newsletterSubscriber.siteId, siteId),
    listId === undefined ? undefined : isOnList(listId),
    search.trim() === ''
      ? undefined
      : or(sql`${email} ilike ${word}`, sql`${firstName} || ' ' || ${lastName} ilike ${word}`),
  )
}

/** Lists the confirmed subscribers by address, of one list if it is given. */
export async function listConfirmedSubscribers(
  db: Db,
  siteId: string,
  chosen: Pick<Chosen, 'listId'>,
): Promise<readonly Subscriber[]> {
  return db
    .select()
    .from(newsletterSubscriber)
    .where(and(matches(siteId, chosen), isNotNull(newsletterSubscriber.confirmedAt)))
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
