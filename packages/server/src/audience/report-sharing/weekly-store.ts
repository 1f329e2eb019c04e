import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { weeklyReport } from './tables.ts'

const isMember = (siteId: string, memberId: string) =>
  and(eq(weeklyReport.siteId, siteId), eq(weeklyReport.memberId, memberId))

/** Returns whether a staff member gets the weekly email. */
export async function isSubscribed(db: Db, siteId: string, memberId: string): Promise<boolean> {
  const rows = await db
    .select({ memberId: weeklyReport.memberId })
    .from(weeklyReport)
    .where(isMember(siteId, memberId))
  return rows.length > 0
}

/** Switches the weekly email of a staff member on or off. The first one is about the week that is not over yet. */
export async function saveSubscribed(
  db: Db,
  siteId: string,
  { memberId, isOn }: { readonly memberId: string; readonly isOn: boolean },
): Promise<void> {
  const lastWeek = sql`(select ${getMonday(sql`now()`)} - 7 from site s where s.id = ${siteId})`
  if (isOn)
    await db.insert(weeklyReport).values({ siteId, memberId, lastWeek }).onConflictDoNothing()
  else await db.delete(weeklyReport).where(isMember(siteId, memberId))
}

/** The last whole week of a site, from Monday to Sunday in its time zone. */
export interface Week {
  readonly siteId: string
  readonly from: string
  readonly to: string
}

/** Returns the last Monday of a site `s` at a time: a week begins at 7 a.m. */
function getMonday(at: SQL): SQL {
  return sql`date_trunc('week', ${at} at time zone s.time_zone - interval '7 hours')::date`
}

/** Lists the sites with staff members who wait for the email about the last whole week. It is due from 7 a.m. on Monday. */
export async function listDueWeeks(db: Db, now: Date): Promise<readonly Week[]> {
  const { rows } = await db.execute<Week & Record<string, unknown>>(sql`
    with week as (
      select s.id as site_id,
        ${getMonday(sql`${now.toISOString()}::timestamptz`)} as monday
      from site s
    )
    select week.site_id as "siteId", (monday - 7)::text as "from", (monday - 1)::text as "to" from week
    where exists (select from weekly_report r where r.site_id = week.site_id
      and (r.last_week is null or r.last_week < monday - 7))`)
  return rows
}

/** Records that staff members of a site get the email about a week. Returns those who had not got it yet. */
export async function claimWeek(tx: Db, { siteId, from }: Week): Promise<readonly string[]> {
  const rows = await tx
    .update(weeklyReport)
    .set({ lastWeek: from })
    .where(
      and(
        eq(weeklyReport.siteId, siteId),
        or(isNull(weeklyReport.lastWeek), lt(weeklyReport.lastWeek, from)),
      ),
    )
    .returning({ memberId: weeklyReport.memberId })
  return rows.map(({ memberId }) => memberId)
}
