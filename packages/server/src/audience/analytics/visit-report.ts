import type {
  readVisitTable,
  Query,
  readVisits,
  VisitFigures,
  VisitReport,
  VisitRow,
  VisitStep,
} from '@vitrine/contract'
import {
  addDays,
  countDays,
  type Currency,
  getSalesStep,
  listSteps,
  toWireMoney,
  type VisitDimension,
  visitChannels,
  visitDimensions,
  visitorDevices,
} from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import {
  findFirstDay,
  type ItemSums,
  type StepSums,
  sumDrops,
  sumVisitItems,
  sumVisitSteps,
  type VisitSums,
} from './visit-store.ts'
import type { VisitScope } from './visit-scope-store.ts'
import { OTHER_NAME } from '../tracking/index.ts'

type VisitSite = Pick<Site, 'id' | 'timeZone' | 'store'>
type VisitQuery = Query<typeof readVisits>

interface Days {
  readonly from: string
  readonly to: string
}

/** Loads the report of a time, and the figures of the time to compare with. */
export async function loadVisits(db: Db, site: VisitSite, query: VisitQuery): Promise<VisitReport> {
  const { currency } = site.store
  const scope = toScope(site, query)
  const step = getSalesStep(query.from, query.to)
  const time = await loadTime(db, site, query)
  const past = getPast(query)
  const timeBefore = past && (await loadTime(db, site, { ...query, ...past }, step))
  return {
    figures: time.figures,
    before: timeBefore?.figures ?? null,
    step,
    time: time.steps,
    timeBefore: timeBefore?.steps ?? [],
    rows: toRows(await sumVisitItems(db, scope, visitDimensions), currency),
    dropped: await sumDrops(db, scope),
    since: await findFirstDay(db, scope),
  }
}

/** Loads one table of a report. */
export async function loadTable(
  db: Db,
  site: VisitSite,
  { table, ...query }: Query<typeof readVisitTable>,
): Promise<(VisitStep | VisitRow)[]> {
  if (table === 'time') return (await loadTime(db, site, query)).steps
  const sums = await sumVisitItems(db, toScope(site, query), [table])
  return toRows(sums, site.store.currency)[table]
}

function toScope(site: VisitSite, { from, to, by, value }: VisitQuery): VisitScope {
  return {
    ...{ siteId: site.id, timeZone: site.timeZone, currency: site.store.currency },
    ...{ from, until: addDays(to, 1) },
    filter: by === undefined || value === undefined ? undefined : { by, value },
  }
}

/** Returns the days to compare with; undefined without a comparison. */
function getPast({ from, to, compare }: VisitQuery): Days | undefined {
  if (compare === 'none') return undefined
  if (compare === 'year') return { from: getYearBefore(from), to: getYearBefore(to) }
  return { from: addDays(from, -countDays(from, to)), to: addDays(from, -1) }
}

/** Returns the same day of the year before; for 29 February, the 28th. */
function getYearBefore(day: string): string {
  const monthDay = day.slice(4)
  return `${Number(day.slice(0, 4)) - 1}${monthDay === '-02-29' ? '-02-28' : monthDay}`
}

/** Loads the figures of a time and of its steps. Visitors are those of each day, so the steps add up. */
async function loadTime(
  db: Db,
  site: VisitSite,
  query: VisitQuery,
  step = getSalesStep(query.from, query.to),
): Promise<{ readonly figures: VisitFigures; readonly steps: VisitStep[] }> {
  const { from, to } = query
  const { currency } = site.store
  const rows = await sumVisitSteps(db, toScope(site, query), step)
  const byDay = new Map<string, StepSums>(rows.map((row) => [row.day, row]))
  const steps = listSteps({ from, to, step }).map((day) => {
    const sums = byDay.get(day)
    return { day, ...addUp(sums ? [sums] : [], currency) }
  })
  return { figures: addUp(rows, currency), steps }
}

function addUp(rows: readonly VisitSums[], currency: Currency): VisitFigures {
  const add = (name: 'visits' | 'views' | 'visitors' | 'bounces' | 'seconds' | 'orders') =>
    rows.reduce((sum, row) => sum + Number(row[name]), 0)
  return {
    visits: add('visits'),
    views: add('views'),
    visitors: add('visitors'),
    bounces: add('bounces'),
    seconds: add('seconds'),
    orders: add('orders'),
    revenue: toWireMoney({
      minor: rows.reduce((sum, { revenue }) => sum + BigInt(revenue), 0n),
      currency,
    }),
  }
}

function toRows(sums: readonly ItemSums[], currency: Currency): VisitReport['rows'] {
  const list = (dimension: VisitDimension): VisitRow[] =>
    sums
      .filter((row) => row.dimension === dimension)
      .map((row) => ({ name: getName(row), ...addUp([row], currency) }))
  return {
    channel: list('channel'),
    referrer: list('referrer'),
    campaign: list('campaign'),
    device: list('device'),
    browser: list('browser'),
    system: list('system'),
    language: list('language'),
    country: list('country'),
    page: list('page'),
    entry: list('entry'),
    exit: list('exit'),
  }
}

/** Returns the name of a value; empty for visits without one, such as those without a referrer. */
function getName({ dimension, item, content }: ItemSums): string {
  if (dimension === 'channel') return visitChannels[item] ?? ''
  if (dimension === 'device') return visitorDevices[item] ?? ''
  return item === 0 ? OTHER_NAME : (content ?? '')
}
