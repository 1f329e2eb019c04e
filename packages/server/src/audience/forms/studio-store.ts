import { and, count, desc, eq, inArray, lt, max, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { formSubmission } from './tables.ts'

export type SubmissionRow = typeof formSubmission.$inferSelect
type Status = SubmissionRow['status']

interface Chosen {
  readonly formId?: string | undefined
  readonly status: Status
  readonly search?: string | undefined
}

/** Lists the newest first. */
export async function listSubmissions(
  db: Db,
  siteId: string,
  asked: Chosen & { readonly cursor?: string | undefined; readonly limit: number },
): Promise<readonly SubmissionRow[]> {
  const { status, cursor, limit } = asked
  return db
    .select()
    .from(formSubmission)
    .where(
      and(
        isChosen(siteId, asked),
        eq(formSubmission.status, status),
        cursor === undefined ? undefined : lt(formSubmission.id, cursor),
      ),
    )
    .orderBy(desc(formSubmission.id))
    .limit(limit)
}

/** Yields all submissions like `listSubmissions`, in small batches, since each can be long. */
export async function* iterateSubmissions(
  db: Db,
  siteId: string,
  asked: Chosen & { readonly cursor?: string | undefined },
): AsyncGenerator<SubmissionRow> {
  const limit = 100
  let { cursor } = asked
  for (;;) {
    const rows = await listSubmissions(db, siteId, { ...asked, cursor, limit })
    yield* rows
    if (rows.length < limit) return
    cursor = rows.at(-1)?.id
  }
}

function isChosen(siteId: string, { formId, search }: Omit<Chosen, 'status'>) {
  const word = `%${search?.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return and(
    eq(formSubmission.siteId, siteId),
    formId === undefined ? undefined : eq(formSubmission.formId, formId),
    // The search covers the submitted values except passwords.
    search === undefined || search === ''
      ? undefined
      : sql`exists (select from jsonb_array_elements(${formSubmission.answers}) answer
          where answer ->> 'type' <> 'password' and answer ->> 'value' ilike ${word})`,
  )
}

export async function countByStatus(
  db: Db,
  siteId: string,
  asked: Omit<Chosen, 'status'>,
): Promise<Readonly<Record<Status, number>>> {
  const rows = await db
    .select({ status: formSubmission.status, submissions: count() })
    .from(formSubmission)
    .where(isChosen(siteId, asked))
    .groupBy(formSubmission.status)
  const counts = new Map(rows.map(({ status, submissions }) => [status, submissions]))
  return { received: counts.get('received') ?? 0, spam: counts.get('spam') ?? 0 }
}

/** Lists the forms by their last names, the most recently used first. */
export async function listForms(db: Db, siteId: string) {
  const rows = await db
    .select({
      formId: formSubmission.formId,
      formName: sql<string>`(array_agg(${formSubmission.formName} order by ${formSubmission.id} desc))[1]`,
      received: sql<number>`count(*) filter (where ${formSubmission.status} = 'received')::int`,
      last: max(formSubmission.createdAt),
    })
    .from(formSubmission)
    .where(eq(formSubmission.siteId, siteId))
    .groupBy(formSubmission.formId)
    .orderBy(sql`max(${formSubmission.createdAt}) desc`)
  return rows.map(({ formId, formName, received }) => ({ formId, formName, received }))
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

export async function deleteSubmissions(
  tx: Db,
  siteId: string,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly recipient: string | null }[]> {
  return tx
    .delete(formSubmission)
    .where(and(eq(formSubmission.siteId, siteId), inArray(formSubmission.id, [...ids])))
    .returning({ id: formSubmission.id, recipient: formSubmission.told })
}
