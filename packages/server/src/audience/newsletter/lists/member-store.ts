import { and, eq, isNotNull, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { mailingListMember, newsletterSubscriber } from '../tables.ts'

/** How subscribers come to lists without asking for it themselves. */
type Source = 'staff' | 'import'

/** A subscriber who asks for mailing lists with a form. */
interface ListRequest {
  readonly subscriberId: string
  readonly listIds: readonly string[]
  readonly formId: string
  readonly consent: string
  /** Whether the subscriber has unsubscribed: earlier memberships count no more. */
  readonly hasLeft: boolean
}

/** Records that a form asked for lists, until the person confirms it. A confirmed membership stays. Unknown lists are skipped. */
export async function requestLists(tx: Db, siteId: string, request: ListRequest): Promise<void> {
  const { subscriberId, listIds, formId, consent, hasLeft } = request
  if (listIds.length === 0) return
  await tx.execute(sql`
    insert into mailing_list_member (site_id, list_id, subscriber_id, source, form_id, consent)
    select site_id, id, ${subscriberId}::uuid, 'form', ${formId}, ${consent} from mailing_list
    where site_id = ${siteId} and id = any(${sql.param([...listIds])}::uuid[])
    on conflict (site_id, list_id, subscriber_id) do update
    set source = excluded.source, form_id = excluded.form_id, consent = excluded.consent,
      created_at = excluded.created_at, confirmed_at = null
    where mailing_list_member.confirmed_at is null or ${hasLeft}`)
}

/** Confirms the named lists that a subscriber has asked for. One who had unsubscribed leaves the other lists. */
export async function confirmLists(
  tx: Db,
  siteId: string,
  { subscriberId, listIds, hasLeft }: Pick<ListRequest, 'subscriberId' | 'listIds' | 'hasLeft'>,
): Promise<void> {
  const own = isMember(siteId, [subscriberId])
  const isNamed = sql`${mailingListMember.listId} = any(${sql.param([...listIds])}::uuid[])`
  if (hasLeft)
    await tx
      .delete(mailingListMember)
      .where(and(own, not(isNamed), isNotNull(mailingListMember.confirmedAt)))
  await tx
    .update(mailingListMember)
    .set({ confirmedAt: sql`now()` })
    .where(and(own, isNamed, isNull(mailingListMember.confirmedAt)))
}

/** Puts subscribers on lists; resolves to the subscriber of each new membership. Unknown subscribers and lists are skipped. */
export async function insertMembers(
  tx: Db,
  siteId: string,
  given: {
    readonly subscriberIds: readonly string[]
    readonly listIds: readonly string[]
    readonly source: Source
    /** The record of consent; none if staff put people on a list one by one. */
    readonly consent?: string
  },
): Promise<readonly string[]> {
  const { subscriberIds, listIds, source, consent = '' } = given
  if (subscriberIds.length === 0 || listIds.length === 0) return []
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into mailing_list_member (site_id, list_id, subscriber_id, source, consent, confirmed_at)
    select n.site_id, l.id, n.id, ${source}, ${consent}, now()
    from newsletter_subscriber n join mailing_list l on l.site_id = n.site_id
    where n.site_id = ${siteId} and n.id = any(${sql.param([...subscriberIds])}::uuid[])
      and l.id = any(${sql.param([...listIds])}::uuid[])
    on conflict (site_id, list_id, subscriber_id) do update
    set source = excluded.source, form_id = '', consent = excluded.consent, confirmed_at = excluded.confirmed_at
    where mailing_list_member.confirmed_at is null
    returning subscriber_id as id`)
  return rows.map(({ id }) => id)
}

/** A subscriber with the lists that a file names. */
export interface ListedSubscriber {
  readonly id: string
  readonly listIds: readonly string[]
}

/** Finds those of the subscribers who are not on all of their lists yet. Unknown lists are skipped. */
export async function findJoining(
  db: Db,
  siteId: string,
  subscribers: readonly ListedSubscriber[],
): Promise<readonly string[]> {
  const pairs = subscribers.flatMap(({ id, listIds }) => listIds.map((listId) => ({ id, listId })))
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct p.subscriber_id as id
    from unnest(
        ${sql.param(pairs.map(({ id }) => id))}::uuid[],
        ${sql.param(pairs.map(({ listId }) => listId))}::uuid[]
      ) p (subscriber_id, list_id)
      join mailing_list l on l.site_id = ${siteId} and l.id = p.list_id
    where not exists (
      select from mailing_list_member m where m.site_id = l.site_id and m.list_id = l.id
        and m.subscriber_id = p.subscriber_id and m.confirmed_at is not null)`)
  return rows.map(({ id }) => id)
}

/** Takes subscribers off a list; resolves to those who were on it. */
export async function deleteMembers(
  tx: Db,
  siteId: string,
  given: { readonly subscriberIds: readonly string[]; readonly listId: string },
): Promise<readonly string[]> {
  const gone = await tx
    .delete(mailingListMember)
    .where(and(isMember(siteId, given.subscriberIds), eq(mailingListMember.listId, given.listId)))
    .returning({ id: mailingListMember.subscriberId })
  return gone.map(({ id }) => id)
}

/** A membership as staff see it. */
export interface Membership {
  readonly subscriberId: string
  readonly listId: string
}

/** Lists the memberships of subscribers: the confirmed ones, and what people who are not confirmed have asked for. */
export async function listMemberships(
  db: Db,
  siteId: string,
  subscriberIds: readonly string[],
): Promise<readonly Membership[]> {
  if (subscriberIds.length === 0) return []
  return db
    .select({ subscriberId: mailingListMember.subscriberId, listId: mailingListMember.listId })
    .from(mailingListMember)
    .innerJoin(
      newsletterSubscriber,
      and(
        eq(newsletterSubscriber.siteId, mailingListMember.siteId),
        eq(newsletterSubscriber.id, mailingListMember.subscriberId),
      ),
    )
    .where(and(isMember(siteId, subscriberIds), isShown))
}

/** Lists the memberships of a subscriber with the records of consent, for the person. */
export async function exportMemberships(db: Db, siteId: string, subscriberId: string) {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select l.name as list, m.source, m.form_id as form, m.consent,
      m.created_at as "requestedAt", m.confirmed_at as "confirmedAt"
    from mailing_list_member m join mailing_list l on l.site_id = m.site_id and l.id = m.list_id
    where m.site_id = ${siteId} and m.subscriber_id = ${subscriberId}
    order by lower(l.name)`)
  return rows
}

/** Returns the condition that subscribers are on a list; `none` for those on no list. */
export function isOnList(listId: string): SQL {
  const own = sql`${mailingListMember.siteId} = ${newsletterSubscriber.siteId}
    and ${mailingListMember.subscriberId} = ${newsletterSubscriber.id} and ${isShown}`
  return listId === 'none'
    ? sql`not exists (select from ${mailingListMember} where ${own})`
    : sql`exists (select from ${mailingListMember} where ${own} and ${mailingListMember.listId} = ${listId}::uuid)`
}

/** Deletes the memberships of all sites that were not confirmed within a month. */
export async function deleteUnconfirmedMemberships(tx: Db): Promise<void> {
  await tx
    .delete(mailingListMember)
    .where(
      and(
        isNull(mailingListMember.confirmedAt),
        lt(mailingListMember.createdAt, sql`now() - interval '30 days'`),
      ),
    )
}

/** The condition that staff see a membership: a confirmed subscriber has to confirm another list. */
const isShown = or(
  isNotNull(mailingListMember.confirmedAt),
  isNull(newsletterSubscriber.confirmedAt),
)

function isMember(siteId: string, subscriberIds: readonly string[]) {
  return and(
    eq(mailingListMember.siteId, siteId),
    sql`${mailingListMember.subscriberId} = any(${sql.param([...subscriberIds])}::uuid[])`,
  )
}
