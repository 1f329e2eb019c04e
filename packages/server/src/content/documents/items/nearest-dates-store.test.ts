import { newCollection, newItem, newPage } from '@vitrine/page'
import { type SQL, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Db } from '../../../platform/db/db.ts'
import { publishNow } from '../../../test/publish.ts'
import { testSite } from '../../../test/site.ts'
import { findNearestDates, buildNearestDatesQuery } from './nearest-dates-store.ts'

const EN = 'en-US'
const DAYS = { from: new Date('2097-03-01T00:00:00Z'), to: new Date('2097-04-01T00:00:00Z') }

type Times = readonly [startAt: string, endAt: string]

/** Creates a collection of events at these times. */
async function createEvents(...times: readonly Times[]) {
  const { db, site } = await testSite()
  const body = newPage({ locale: EN, title: 'On', slug: 'on' }, { collection: newCollection() })
  const collectionId = await publishNow(db, site.id, { kind: 'page', body })
  for (const [index, [startAt, endAt]] of times.entries())
    await publishNow(db, site.id, {
      kind: 'item',
      collectionId,
      body: newItem(
        { locale: EN, title: `Event ${index}`, slug: `event-${index}` },
        { event: { startAt, endAt, allDay: false } },
      ),
    })
  const filter = { collectionId, locale: EN, fallback: EN }
  return { db, site, filter, around: () => findNearestDates(db, site.id, filter, DAYS) }
}

const at = (day: string) => `2097-${day}T12:00:00.000Z`

it.each<readonly [string, readonly Times[], string | undefined, string | undefined]>([
  ['nothing', [], undefined, undefined],
  ['an event in them', [[at('03-02'), at('03-03')]], undefined, undefined],
  [
    'events far away',
    [
      [at('01-01'), at('01-02')],
      [at('09-01'), at('09-02')],
    ],
    at('01-02'),
    at('09-01'),
  ],
  ['one that lasts into them', [[at('02-20'), at('03-02')]], '2097-02-28T23:59:59.999Z', undefined],
  [
    'one that lasts beyond them',
    [[at('03-20'), at('04-02')]],
    undefined,
    '2097-04-01T00:00:00.000Z',
  ],
  [
    'one that began long before and ends long after them',
    [[at('01-01'), at('12-31')]],
    '2097-02-28T23:59:59.999Z',
    '2097-04-01T00:00:00.000Z',
  ],
])(
  'finds the dates closest to a range around which there is %s',
  async (_, times, before, after) => {
    const { around: findNearest } = await createEvents(...times)
    expect(await findNearest()).toEqual({
      before: before && new Date(before),
      after: after && new Date(after),
    })
  },
)

it('reads no more rows of a larger collection', async () => {
  const { db, site, filter, around: findNearest } = await createEvents([at('03-02'), at('03-02')])
  await insertEvents(db, site.id, filter.collectionId)
  expect(await findNearest()).toEqual({
    before: new Date('2097-02-28T14:00:00Z'),
    after: new Date('2097-04-01T12:00:00Z'),
  })
  const statement = buildNearestDatesQuery(site.id, filter, DAYS)
  expect(await countRowsRead(db, statement)).toBeLessThan(200)
})

/** Inserts copies of the existing event, two hours at each noon of eight years. */
async function insertEvents(db: Db, siteId: string, collectionId: string): Promise<void> {
  await db.execute(sql`
    with day as (
      select gen_random_uuid() as id, noon
      from generate_series('2093-01-01T12:00Z'::timestamptz, '2100-12-31T12:00Z', '1 day') as noon
      where noon < '2097-03-01' or noon >= '2097-04-01'),
    made as (
      insert into document select (jsonb_populate_record(d, jsonb_build_object('id', day.id))).*
      from document d cross join day where d.site_id = ${siteId} and d.collection_id = ${collectionId}
      returning id)
    insert into published select (jsonb_populate_record(p, jsonb_build_object(
      'document_id', day.id, 'slug', day.id, 'path', day.id,
      'start_at', noon, 'end_at', noon + interval '2 hours'))).*
    from published p cross join day join made using (id)
    where p.site_id = ${siteId} and p.collection_id = ${collectionId}`)
  await db.execute('analyze published')
}

interface Step {
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly Step[]
}

/** Counts the rows that all steps of a statement read. */
async function countRowsRead(db: Db, statement: SQL): Promise<number> {
  const { rows } = await db.execute<{ 'QUERY PLAN': readonly { readonly Plan: Step }[] }>(
    sql`explain (analyze, format json) ${statement}`,
  )
  const sum = (step: Step): number => {
    const removed =
      (step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Index Recheck'] ?? 0)
    const below = (step.Plans ?? []).reduce((total, each) => total + sum(each), 0)
    return (step['Actual Rows'] + removed) * step['Actual Loops'] + below
  }
  return rows.flatMap((row) => row['QUERY PLAN']).reduce((total, { Plan }) => total + sum(Plan), 0)
}
