import { and, desc, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { activity } from './tables.ts'

/** The time within which the same change of the same subject is counted in one row. */
const COUNTED = sql`interval '10 minutes'`

/** The time after which a change is deleted: one year. */
const RETENTION = sql`interval '365 days'`

export type ActivityRow = Omit<typeof activity.$inferSelect, 'siteId'>

const { siteId: _siteId, ...columns } = getTableColumns(activity)

/** A change to record. */
export type NewActivity = Pick<
  ActivityRow,
  'id' | 'actor' | 'isProgram' | 'operation' | 'subject' | 'name' | 'kind' | 'items'
>

/** Records a change: counts it in the row of the same one within ten minutes, or inserts a row. */
export async function recordActivity(db: Db, siteId: string, row: NewActivity): Promise<void> {
  const { actor, operation, subject, name, items } = row
  const [counted] = await db
    .update(activity)
    .set({ count: sql`${activity.count} + 1`, lastAt: sql`now()`, name })
    .where(
      and(
        eq(activity.siteId, siteId),
        eq(
          activity.id,
          db
            .select({ id: activity.id })
            .from(activity)
            .where(
              and(
                eq(activity.siteId, siteId),
                gte(activity.lastAt, sql`now() - ${COUNTED}`),
                eq(activity.actor, actor),
                eq(activity.operation, operation),
                eq(activity.subject, subject),
                // Several things at once have no subject: the same number and names tell that they are the same.
                items === 0 ? undefined : and(eq(activity.items, items), eq(activity.name, name)),
              ),
            )
            .orderBy(desc(activity.lastAt))
            .limit(1),
        ),
      ),
    )
    .returning({ id: activity.id })
  if (!counted) await db.insert(activity).values({ ...row, siteId })
}

/** Lists changes, those that began last first: their ids are in the order of time. */
export async function listActivity(
  db: Db,
  siteId: string,
  page: {
    readonly actor: string | undefined
    /** The number of days to go back; undefined for all. */
    readonly days: number | undefined
    /** The ID of the last change of the page before; undefined for the first page. */
    readonly after: string | undefined
    readonly limit: number
  },
): Promise<readonly ActivityRow[]> {
  const { actor, days, after, limit } = page
  return db
    .select(columns)
    .from(activity)
    .where(
      and(
        eq(activity.siteId, siteId),
        actor === undefined ? undefined : eq(activity.actor, actor),
        days === undefined
          ? undefined
          : gte(activity.lastAt, sql`now() - make_interval(days => ${days})`),
        after === undefined ? undefined : lt(activity.id, after),
      ),
    )
    .orderBy(desc(activity.id))
    .limit(limit)
}

/** Lists who made changes, by name. */
export async function listActors(db: Db, siteId: string): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ actor: activity.actor })
    .from(activity)
    .where(eq(activity.siteId, siteId))
    .orderBy(activity.actor)
  return rows.map(({ actor }) => actor)
}

/** Deletes changes that are older than a year. */
export async function deleteOldActivity(db: Db): Promise<void> {
  await db.delete(activity).where(lt(activity.lastAt, sql`now() - ${RETENTION}`))
}
