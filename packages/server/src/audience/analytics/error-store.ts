import type { readScriptErrors, Reply, ScriptErrorGroup } from '@vitrine/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import type { TextKind } from '../tracking/index.ts'
import { getText, isDayInTime, MAX_ROWS, type ReportTime } from './report-time-store.ts'

type ErrorReport = Reply<typeof readScriptErrors>

/** The most browsers, and the most pages, of a group of errors. */
const MAX_NAMES = 10

/** Loads the errors of scripts of a time, the most frequent first. */
export async function loadScriptErrors(db: Db, time: ReportTime): Promise<ErrorReport> {
  const { rows: days } = await db.execute<{ day: string; count: number }>(sql`
    select d.day::text, sum(d.total)::integer as count from script_error_day d
    where ${isAsked(time)} group by d.day order by d.day`)
  const groups = await listGroups(db, time)
  const ids = groups.map(({ id }) => id)
  const browsers = await countNames(db, time, { ids, kind: 'browser' })
  const pages = await countNames(db, time, { ids, kind: 'path' })
  return {
    count: days.reduce((sum, { count }) => sum + count, 0),
    errors: groups.map(({ firstSeenAt, lastSeenAt, ...group }) => ({
      ...group,
      firstSeenAt: new Date(firstSeenAt).toISOString(),
      lastSeenAt: new Date(lastSeenAt).toISOString(),
      browsers: browsers.get(group.id) ?? [],
      pages: pages.get(group.id) ?? [],
    })),
    time: days,
  }
}

const isAsked = (time: ReportTime) =>
  sql`d.site_id = ${time.siteId} and ${isDayInTime(sql`d.day`, time)}`

type GroupRow = Omit<ScriptErrorGroup, 'browsers' | 'pages'> & Record<string, unknown>

async function listGroups(db: Db, time: ReportTime): Promise<readonly GroupRow[]> {
  const { rows } = await db.execute<GroupRow>(sql`
    with counted as (
      select d.fingerprint, sum(d.total)::integer as count from script_error_day d
      where ${isAsked(time)} group by d.fingerprint
    )
    select encode(e.fingerprint, 'hex') as id, e.message, e.frame, e.stack, e.file, e.line,
      e.column_number as "column", counted.count,
      e.first_seen_at as "firstSeenAt", e.last_seen_at as "lastSeenAt"
    from counted join script_error e using (fingerprint) where e.site_id = ${time.siteId}
    order by counted.count desc, e.last_seen_at desc, id limit ${MAX_ROWS}`)
  return rows
}

type Names = ScriptErrorGroup['pages']

/** Counts the errors of each group by browser or by page. */
async function countNames(
  db: Db,
  time: ReportTime,
  {
    ids,
    kind,
  }: { readonly ids: readonly string[]; readonly kind: TextKind & ('browser' | 'path') },
): Promise<ReadonlyMap<string, Names>> {
  const number = kind === 'browser' ? sql`d.browser` : sql`d.page`
  const { rows } = await db.execute<{ id: string; name: string; count: number }>(sql`
    select encode(d.fingerprint, 'hex') as id, sum(d.total)::integer as count,
      ${getText(time.siteId, kind, number)} as name
    from script_error_day d where ${isAsked(time)}
      and d.fingerprint = any(select decode(id, 'hex') from unnest(${sql.param(ids)}::text[]) id)
    group by d.fingerprint, ${number} order by count desc, name`)
  const names = new Map<string, Names>()
  for (const { id, name, count } of rows) {
    const known = names.get(id) ?? []
    if (known.length < MAX_NAMES) names.set(id, [...known, { name, count }])
  }
  return names
}
