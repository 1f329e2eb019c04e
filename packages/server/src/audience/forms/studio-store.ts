import type { exportFormSubmissions, Query } from '@vitrine/contract'
import { and, count, desc, eq, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { formSubmission } from './tables.ts'

export type SubmissionRow = typeof formSubmission.$inferSelect
type Status = SubmissionRow['status']

/** The filter of a list, and the id after which a page begins. */
type Chosen = Query<typeof exportFormSubmissions>

/** The site with the time zone of its days. */
interface SiteDays {
  readonly id: string
  readonly timeZone: string
}

const isUnread = and(eq(formSubmission.status, 'received'), isNull(formSubmission.readAt))

const lists = {
  received: eq(formSubmission.status, 'received'),
  unread: isUnread,
  spam: eq(formSubmission.status, 'spam'),
} as const satisfies Record<Chosen['status'], unknown>

/** Lists the newest first. */
export async function listSubmissions(
  db: Db,
  site: SiteDays,
  asked: Chosen & { readonly limit: number },
): Promise<readonly SubmissionRow[]> {
  const { status, cursor, limit } = asked
  return db
    .select()
    .from(formSubmission)
    .where(
      and(
        isChosen(site, asked),
        lists[status],
        cursor === undefined ? undefined : lt(formSubmission.id, cursor),
      ),
    )
    .orderBy(desc(formSubmission.id))
    .limit(limit)
}

/** Yields all submissions like `listSubmissions`, in small batches, since each can be long. */
export async function* iterateSubmissions(
  db: Db,
  site: SiteDays,
  asked: Chosen,
): AsyncGenerator<SubmissionRow> {
  const limit = 100
  let { cursor } = asked
  for (;;) {
    const rows = await listSubmissions(db, site, { ...asked, cursor, limit })
    yield* rows
    if (rows.length < limit) return
    cursor = rows.at(-1)?.id
  }
}

function isChosen({ id, timeZone }: SiteDays, { formId, search, from, to }: Chosen) {
  const word = `%${search?.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const { createdAt } = formSubmission
  return and(
    eq(formSubmission.siteId, id),
    formId === undefined ? undefined : eq(formSubmission.formId, formId),
    from === undefined
      ? undefined
      : sql`${createdAt} >= ${from}::date::timestamp at time zone ${timeZone}`,
    to === undefined
      ? undefined
      : sql`${createdAt} < (${to}::date + 1)::timestamp at time zone ${timeZone}`,
    // The search covers the submitted values except passwords.
    search === undefined || search === ''
      ? undefined
      : sql`exists (select from jsonb_array_elements(${formSubmission.answers}) answer
          where answer ->> 'type' <> 'password' and answer ->> 'value' ilike ${word})`,
  )
}

/** Counts the submissions of each list that match the other filters. */
export async function countSubmissionLists(
  db: Db,
  site: SiteDays,
  asked: Chosen,
): Promise<Readonly<Record<Chosen['status'], number>>> {
  const [row] = await db
    .select({
      received: sql<number>`count(*) filter (where ${lists.received})::int`,
      unread: sql<number>`count(*) filter (where ${isUnread})::int`,
      spam: sql<number>`count(*) filter (where ${lists.spam})::int`,
    })
    .from(formSubmission)
    .where(isChosen(site, asked))
  return row ?? { received: 0, unread: 0, spam: 0 }
}

/** A form that has submissions, under the name and with the page of the last one. */
export interface UsedForm {
  readonly formId: string
  readonly formName: string
  readonly pageTitle: string
  readonly pagePath: string
  readonly received: number
  readonly unread: number
  readonly lastAt: Date
}

/** Lists the forms that have submissions, the most recently used first. */
export async function listUsedForms(db: Db, siteId: string): Promise<readonly UsedForm[]> {
  const { id, formId, formName, pageTitle, pagePath, createdAt } = formSubmission
  const numbers = db
    .select({
      formId,
      received: sql<number>`count(*) filter (where ${lists.received})::int`.as('received'),
      unread: sql<number>`count(*) filter (where ${isUnread})::int`.as('unread'),
    })
    .from(formSubmission)
    .where(eq(formSubmission.siteId, siteId))
    .groupBy(formId)
    .as('numbers')
  const last = db
    .selectDistinctOn([formId], { formId, formName, pageTitle, pagePath, createdAt })
    .from(formSubmission)
    .where(eq(formSubmission.siteId, siteId))
    .orderBy(formId, desc(id))
    .as('last')
  return db
    .select({
      ...{ formId: last.formId, formName: last.formName, pageTitle: last.pageTitle },
      ...{ pagePath: last.pagePath, lastAt: last.createdAt },
      ...{ received: numbers.received, unread: numbers.unread },
    })
    .from(last)
    .innerJoin(numbers, eq(numbers.formId, last.formId))
    .orderBy(desc(last.createdAt), last.formId)
}

/** Marks submissions as read or unread; resolves to the number of those that were not. */
export async function markSubmissions(
  db: Db,
  siteId: string,
  { ids, isRead }: { readonly ids: readonly string[]; readonly isRead: boolean },
): Promise<number> {
  const { readAt } = formSubmission
  const rows = await db
    .update(formSubmission)
    .set({ readAt: isRead ? sql`now()` : null })
    .where(
      and(
        eq(formSubmission.siteId, siteId),
        inArray(formSubmission.id, [...ids]),
        isRead ? isNull(readAt) : isNotNull(readAt),
      ),
    )
    .returning({ id: formSubmission.id })
  return rows.length
}

/** Counts the submissions of each form on the days of a time zone that are no spam, with the last name of the form. */
export async function countSubmissions(
  db: Db,
  siteId: string,
  time: { readonly from: string; readonly until: string; readonly timeZone: string },
): Promise<readonly { formId: string; formName: string; submissions: number }[]> {
  const { from, until, timeZone } = time
  const start = (day: string) => sql`${day}::date::timestamp at time zone ${timeZone}`
  return db
    .select({
      formId: formSubmission.formId,
      formName: sql<string>`(array_agg(${formSubmission.formName} order by ${formSubmission.id} desc))[1]`,
      submissions: count(),
    })
    .from(formSubmission)
    .where(
      and(
        eq(formSubmission.siteId, siteId),
        eq(formSubmission.status, 'received'),
        sql`${formSubmission.createdAt} >= ${start(from)} and ${formSubmission.createdAt} < ${start(until)}`,
      ),
    )
    .groupBy(formSubmission.formId)
    .orderBy(desc(count()), formSubmission.formId)
}

export async function findSubmission(
  db: Db,
  siteId: string,
  id: string,
): Promise<SubmissionRow | undefined> {
  const [row] = await db
    .select()
    .from(formSubmission)
    .where(and(eq(formSubmission.siteId, siteId), eq(formSubmission.id, id)))
  return row
}

export async function setStatus(
  db: Db,
  siteId: string,
  { ids, status }: { readonly ids: readonly string[]; readonly status: Status },
): Promise<number> {
  const reason = status === 'spam' ? 'owner' : null
  const rows = await db
    .update(formSubmission)
    .set({ status, reason })
    .where(
      and(
        eq(formSubmission.siteId, siteId),
        inArray(formSubmission.id, [...ids]),
        ne(formSubmission.status, status),
      ),
    )
    .returning({ id: formSubmission.id })
  return rows.length
}

/** Deletes submissions; resolves to the ids of those that there were. */
export async function deleteSubmissions(
  tx: Db,
  siteId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const gone = await tx
    .delete(formSubmission)
    .where(and(eq(formSubmission.siteId, siteId), inArray(formSubmission.id, [...ids])))
    .returning({ id: formSubmission.id })
  return gone.map(({ id }) => id)
}
