import { visitChannels, visitorDevices } from '@vitrine/model'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Batch, DroppedEvents, ReportedError } from './batch.ts'
import type { TrackedEvent, Visit } from './event.ts'
import { getMetricCode, getReasonCode, hitKinds } from './kinds.ts'
import { insertDropSamples } from './drop-sample-store.ts'
import { claimEvents } from './event-key-store.ts'
import { deleteLateDays } from './late-store.ts'
import type { PageFinder } from './page-finder.ts'
import { getBucket, isGood, isPoor } from './speed.ts'
import { type TextDictionary, type TextNumbers, type WantedText } from './text-store.ts'

const toTime = (at: number) => new Date(at).toISOString()

/** Lists a field of rows as a parameter of `unnest`. */
function column<T>(rows: readonly T[], get: (row: T) => unknown): SQL {
  return sql`${sql.param(rows.map(get))}`
}

/** The months whose partition exists, as far as this process knows. */
const knownMonths = new Set<string>()

/** Writes a batch in one transaction. Rows of sites that were deleted meanwhile are left out. */
export async function writeBatch(
  db: Db,
  batch: Batch,
  { dictionary, pages }: { readonly dictionary: TextDictionary; readonly pages?: PageFinder },
): Promise<void> {
  const newPaths = pages ? await dictionary.listNewPaths(db, listTexts(batch)) : []
  const refused = await pages?.findMissing(newPaths)
  const remember = await transact(db, async (tx) => {
    const sites = await lockSites(tx, batch)
    const own = <T>(rows: readonly T[], getSite: (row: T) => string) =>
      rows.filter((row) => sites.has(getSite(row)))
    const { counted: events, repeated } = await claimEvents(
      tx,
      own(batch.events, ({ visit }) => visit.siteId),
    )
    const measures = own(batch.measures, ({ siteId }) => siteId)
    const errors = own(batch.errors, ({ siteId }) => siteId)
    await deleteLateDays(tx, events)
    const months = await ensurePartitions(tx, events)
    const texts = [...listTexts({ ...batch, events, measures, errors })]
    const loaded = await dictionary.load(tx, texts, refused)
    const visits = sumVisits(events)
    if (visits.length > 0) {
      await putVisits(tx, visits, loaded.numbers)
      await touchVisits(tx, visits)
    }
    if (events.length > 0) await insertHits(tx, events, loaded.numbers)
    await addDrops(tx, [...own(batch.drops, ({ siteId }) => siteId), ...repeated.map(toRepeated)])
    await insertDropSamples(
      tx,
      own(batch.samples, ({ siteId }) => siteId),
    )
    await addMeasures(tx, { ...batch, measures }, loaded.numbers)
    for (const error of errors) await addError(tx, error, loaded.numbers)
    return () => {
      loaded.remember()
      for (const month of months) knownMonths.add(month)
    }
  })
  remember()
}

/** Locks the sites of a batch, so that none is deleted before the commit. Returns the ids of those that exist. */
async function lockSites(tx: Db, batch: Batch): Promise<ReadonlySet<string>> {
  const ids = new Set([
    ...batch.events.map(({ visit }) => visit.siteId),
    ...[batch.drops, batch.samples, batch.measures, batch.errors]
      .flat()
      .map(({ siteId }) => siteId),
  ])
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from site where id = any(${sql.param([...ids].toSorted())}::uuid[]) order by id for key share`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Creates the partitions of the months of events that this process does not know yet. Returns those months. */
async function ensurePartitions(
  tx: Db,
  events: readonly TrackedEvent[],
): Promise<readonly string[]> {
  const months = new Set(events.map(({ at }) => toTime(at).slice(0, 7)))
  const unknown = [...months].filter((month) => !knownMonths.has(month))
  for (const month of unknown) await createPartition(tx, `${month}-01`)
  return unknown
}

/** Creates the partition of the month of a day. */
export async function createPartition(db: Db, day: string): Promise<void> {
  await db.execute(sql`select create_hit_partition(${day}::date)`)
}

function* listTexts({ events, measures, errors }: Batch): Generator<WantedText> {
  for (const { visit, path, item } of events) {
    const { siteId } = visit
    yield { siteId, kind: 'path', text: path }
    if (item) yield { siteId, kind: item.kind, text: item.text }
  }
  for (const visit of new Set(events.map((event) => event.visit))) {
    const { siteId, entry, referrer, campaign, browser, system, language, country } = visit
    yield { siteId, kind: 'path', text: entry }
    for (const [kind, text] of Object.entries({
      ...{ referrer, campaign, browser, system, language, country },
    }))
      yield { siteId, kind: kind as WantedText['kind'], text } // the names are those of kinds
  }
  for (const { siteId, page } of measures) yield { siteId, kind: 'pageGroup', text: page }
  for (const { siteId, page, browser } of errors) {
    yield { siteId, kind: 'path', text: page }
    yield { siteId, kind: 'browser', text: browser }
  }
}

/** The sums that a batch adds to a visit. */
interface VisitSum {
  readonly visit: Visit
  endedAt: number
  views: number
  steps: number
  exit: string
  orderId: string | undefined
}

function sumVisits(events: readonly TrackedEvent[]): readonly VisitSum[] {
  // Two processes can begin the same visit, so its id counts.
  const sums = new Map<string, VisitSum>()
  for (const { visit, at, kind, path, steps, orderId } of events) {
    const { startedAt: endedAt, entry: exit } = visit
    const key = `${visit.siteId} ${visit.visit}`
    const sum = sums.get(key) ?? { visit, endedAt, views: 0, steps: 0, exit, orderId }
    sum.endedAt = Math.max(sum.endedAt, at)
    if (kind === hitKinds.pageView) sum.views += 1
    sum.steps |= steps
    sum.exit = path
    sum.orderId ??= orderId
    sums.set(key, sum)
  }
  return [...sums.values()]
}

/** The columns of the first event of a visit, which another process may write later. */
const FIRST = ['started_at', 'entry', 'referrer', 'channel', 'campaign'] as const

function keepFirst(): SQL {
  const columns = FIRST.map((name) => {
    const id = sql.identifier(name)
    return sql`${id} = case when excluded.started_at < visit.started_at then excluded.${id} else visit.${id} end`
  })
  return sql.join(columns, sql`, `)
}

/** Tells other processes when visits had their last event. */
async function touchVisits(tx: Db, sums: readonly VisitSum[]): Promise<void> {
  await tx.execute(sql`
    update open_visit o set last_at = greatest(o.last_at, n.ended_at)
    from (select o.site_id, o.visitor, n.ended_at from unnest(
      ${column(sums, ({ visit }) => visit.siteId)}::uuid[], ${column(sums, ({ visit }) => String(visit.visitor))}::bigint[],
      ${column(sums, ({ visit }) => String(visit.visit))}::bigint[],
      ${column(sums, ({ endedAt }) => toTime(endedAt))}::timestamptz[]) as n (site_id, visitor, visit, ended_at)
      join open_visit o using (site_id, visitor, visit) order by o.site_id, o.visitor for no key update of o) as n
    where o.site_id = n.site_id and o.visitor = n.visitor`)
}

async function putVisits(tx: Db, sums: readonly VisitSum[], numbers: TextNumbers): Promise<void> {
  const of = (get: (visit: Visit) => unknown) => column(sums, ({ visit }) => get(visit))
  const text = (kind: 'referrer' | 'campaign' | 'browser' | 'system' | 'language' | 'country') =>
    of((visit) => numbers.get(visit.siteId, kind, visit[kind]))
  const path = (get: (sum: VisitSum) => string) =>
    column(sums, (sum) => numbers.get(sum.visit.siteId, 'path', get(sum)))
  await tx.execute(sql`
    insert into visit (site_id, visit, visitor, consented, returning_visitor, started_at, ended_at, views, steps,
      entry, exit, referrer, channel, campaign, device, browser, system, language, country, order_id)
    select * from unnest(
      ${of(({ siteId }) => siteId)}::uuid[], ${of(({ visit }) => String(visit))}::bigint[],
      ${of(({ visitor }) => String(visitor))}::bigint[],
      ${of(({ isConsented }) => isConsented)}::boolean[], ${of(({ isReturning }) => isReturning)}::boolean[],
      ${of(({ startedAt }) => toTime(startedAt))}::timestamptz[],
      ${column(sums, ({ endedAt }) => toTime(endedAt))}::timestamptz[],
      ${column(sums, ({ views }) => views)}::integer[], ${column(sums, ({ steps }) => steps)}::smallint[],
      ${path(({ visit }) => visit.entry)}::integer[], ${path(({ exit }) => exit)}::integer[],
      ${text('referrer')}::integer[],
      ${of(({ channel }) => visitChannels.indexOf(channel))}::smallint[], ${text('campaign')}::integer[],
      ${of(({ device }) => visitorDevices.indexOf(device))}::smallint[], ${text('browser')}::integer[],
      ${text('system')}::integer[], ${text('language')}::integer[], ${text('country')}::integer[],
      ${column(sums, ({ orderId }) => orderId ?? null)}::uuid[])
    on conflict (site_id, visit) do update set
      ended_at = greatest(visit.ended_at, excluded.ended_at), views = visit.views + excluded.views,
      steps = visit.steps | excluded.steps, ${keepFirst()},
      exit = case when excluded.ended_at >= visit.ended_at then excluded.exit else visit.exit end,
      order_id = coalesce(visit.order_id, excluded.order_id)`)
}

async function insertHits(
  tx: Db,
  events: readonly TrackedEvent[],
  numbers: TextNumbers,
): Promise<void> {
  const getItem = ({ visit, item }: TrackedEvent) =>
    numbers.get(visit.siteId, item?.kind ?? 'item', item?.text ?? '')
  await tx.execute(sql`
    insert into hit (site_id, at, visitor, visit, kind, path, item, amount)
    select * from unnest(
      ${column(events, ({ visit }) => visit.siteId)}::uuid[],
      ${column(events, ({ at }) => toTime(at))}::timestamptz[],
      ${column(events, ({ visit }) => String(visit.visitor))}::bigint[],
      ${column(events, ({ visit }) => String(visit.visit))}::bigint[],
      ${column(events, ({ kind }) => kind)}::smallint[],
      ${column(events, ({ visit, path }) => numbers.get(visit.siteId, 'path', path))}::integer[],
      ${column(events, getItem)}::integer[],
      ${column(events, ({ amount }) => (amount === undefined ? null : Math.round(amount)))}::integer[])`)
}

const toRepeated = ({ visit: { siteId } }: TrackedEvent): DroppedEvents => ({
  siteId,
  reason: 'repeated',
  total: 1,
})

async function addDrops(tx: Db, drops: readonly DroppedEvents[]): Promise<void> {
  if (drops.length === 0) return
  await tx.execute(sql`
    insert into drop_day as d (site_id, day, reason, total)
    select s.id, (now() at time zone s.time_zone)::date, reason, sum(total)
    from unnest(${column(drops, ({ siteId }) => siteId)}::uuid[],
      ${column(drops, ({ reason }) => getReasonCode(reason))}::smallint[],
      ${column(drops, ({ total }) => total)}::integer[]) as n (site_id, reason, total)
    join site s on s.id = n.site_id group by 1, 2, 3 order by 1, 2, 3
    on conflict (site_id, day, reason) do update set total = d.total + excluded.total`)
}

async function addMeasures(tx: Db, { measures }: Batch, numbers: TextNumbers): Promise<void> {
  if (measures.length === 0) return
  await tx.execute(sql`
    insert into speed_day as d (site_id, day, page, device, metric, bucket, total, good, poor)
    select s.id, (now() at time zone s.time_zone)::date, page, device, metric, bucket,
      count(*), count(*) filter (where good), count(*) filter (where poor)
    from unnest(${column(measures, ({ siteId }) => siteId)}::uuid[],
      ${column(measures, ({ siteId, page }) => numbers.get(siteId, 'pageGroup', page))}::integer[],
      ${column(measures, ({ device }) => visitorDevices.indexOf(device))}::smallint[],
      ${column(measures, ({ metric }) => getMetricCode(metric))}::smallint[],
      ${column(measures, ({ metric, value }) => getBucket(metric, value))}::smallint[],
      ${column(measures, ({ metric, value }) => isGood(metric, value))}::boolean[],
      ${column(measures, ({ metric, value }) => isPoor(metric, value))}::boolean[]
    ) as n (site_id, page, device, metric, bucket, good, poor)
    join site s on s.id = n.site_id group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict (site_id, day, page, device, metric, bucket) do update set
      total = d.total + excluded.total, good = d.good + excluded.good, poor = d.poor + excluded.poor`)
}

/** The groups of script errors that a site may have. */
const MAX_ERROR_GROUPS = 2_000

/** Counts a script error in its group. A new group above the limit is left out. */
async function addError(tx: Db, error: ReportedError, numbers: TextNumbers): Promise<void> {
  const { siteId, fingerprint, message, frame, stack, file, line, column: place, at } = error
  const time = toTime(at)
  const { rows } = await tx.execute(sql`
    insert into script_error as e (site_id, fingerprint, message, frame, stack, file, line, column_number,
      first_seen_at, last_seen_at)
    select ${siteId}, ${fingerprint}, ${message}, ${frame}, ${stack}, ${file}, ${line}, ${place}, ${time}, ${time}
    where exists (select from script_error where site_id = ${siteId} and fingerprint = ${fingerprint})
      or (select count(*) from script_error where site_id = ${siteId}) < ${MAX_ERROR_GROUPS}
    on conflict (site_id, fingerprint) do update set
      last_seen_at = greatest(e.last_seen_at, excluded.last_seen_at)
    returning site_id`)
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into script_error_day as d (site_id, day, fingerprint, browser, page, total)
    select id, (${time}::timestamptz at time zone time_zone)::date, ${fingerprint}::bytea,
      ${numbers.get(siteId, 'browser', error.browser)}::integer, ${numbers.get(siteId, 'path', error.page)}::integer, 1
    from site where id = ${siteId}
    on conflict (site_id, day, fingerprint, browser, page) do update set total = d.total + 1`)
}
