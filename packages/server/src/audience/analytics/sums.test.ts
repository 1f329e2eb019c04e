import {
  readVisitTable,
  readFunnel,
  readInteractions,
  readSearches,
  readVisits,
} from '@vitrine/contract'
import { visitChannels, visitorDevices } from '@vitrine/model'
import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { testOwner } from '../../test/owner.ts'
import { testSite } from '../../test/site.ts'
import { writeBatch } from '../tracking/batch-store.ts'
import type { TrackedEvent, Visit } from '../tracking/event.ts'
import { hitKinds, stepBits } from '../tracking/index.ts'
import { TextDictionary } from '../tracking/text-store.ts'
import { listUnsummedDays, sumDay } from '../tracking/sum-days-store.ts'

/** In Havana, the first midnight of 2 November 2025 comes twice, and that of 9 March 2025 not at all. */
const HAVANA = 'America/Havana'
const AUTUMN = { start: Date.parse('2025-11-01T00:00:00Z'), query: 'from=2025-10-31&to=2025-11-05' }
const AUTUMN_DAYS = ['10-31', '11-01', '11-02', '11-03', '11-04', '11-05'].map(
  (day) => `2025-${day}`,
)
const HOUR_MS = 3_600_000
/** Midnight of three days ago, and the days since. */
const RECENT = Math.floor(Date.now() / 86_400_000 - 3) * 86_400_000
const getDay = (at: number) => new Date(at).toISOString().slice(0, 10)
const RECENT_DAY = getDay(RECENT)
const RECENT_QUERY = `from=${RECENT_DAY}&to=${getDay(Date.now())}`

type Written = Pick<Awaited<ReturnType<typeof testSite>>, 'db'>

async function write({ db }: Written, events: readonly TrackedEvent[]): Promise<void> {
  await writeBatch(
    db,
    { events, drops: [], samples: [], measures: [], errors: [] },
    { dictionary: new TextDictionary() },
  )
}

/** Creates a site with its reports, as the studio reads them. */
async function testSums(timeZone = HAVANA) {
  const shop = await testSite({ timeZone })
  const { call } = await testOwner(shop)
  const { id: siteId } = shop.site
  const read = async (query: string) => {
    const bodies: unknown[] = []
    for (const { path } of [readVisits, readSearches, readInteractions, readFunnel]) {
      const reply = await call('GET', `${path}?${query}`)
      expect(reply.status, reply.text).toBe(200)
      bodies.push(reply.body)
    }
    const pages = await call('GET', `${readVisitTable.path}?${query}&table=page`)
    return [...bodies, pages.body]
  }
  const sum = async () => {
    const days = (await listUnsummedDays(shop.db)).filter((day) => day.siteId === siteId)
    for (const day of days) await sumDay(shop.db, day)
    return days.map(({ day }) => day)
  }
  const rows = async (text: string) => (await shop.pool.query(text, [siteId])).rows
  return { ...shop, siteId, read, sum, rows }
}

const VISIT = {
  ...{ isConsented: false, isReturning: false, entry: '/', referrer: '', channel: 'direct' },
  ...{ campaign: '', device: 'desktop', browser: 'Chrome', system: '', language: 'en' },
  country: '',
} as const

const PATHS = ['/', '/shop', '/about']
const KINDS = [
  ...[hitKinds.pageView, hitKinds.pageView, hitKinds.search, hitKinds.heartbeat],
  ...[hitKinds.buttonRender, hitKinds.buttonClick, hitKinds.formRender, hitKinds.overlayShown],
  ...[hitKinds.video, hitKinds.videoComplete, hitKinds.audio, hitKinds.quickView, 100],
]
const STEPS = [0, 0, stepBits.product, stepBits.cart, stepBits.checkout]

const someEvents = fc.array(
  fc.record({
    kind: fc.constantFrom(...KINDS),
    path: fc.constantFrom(...PATHS),
    steps: fc.constantFrom(...STEPS),
    amount: fc.constantFrom(0, 3),
    after: fc.integer({ min: -60_000, max: 8 * HOUR_MS }),
  }),
  { minLength: 1, maxLength: 5 },
)

const someVisits = fc.array(
  fc.record({
    visitor: fc.bigInt({ min: 1n, max: 4n }),
    begin: fc.integer({ min: 0, max: 96 * HOUR_MS }),
    channel: fc.constantFrom(...visitChannels),
    device: fc.constantFrom(...visitorDevices),
    referrer: fc.constantFrom('', 'news.example', 'blog.example'),
    events: someEvents,
  }),
  { minLength: 1, maxLength: 40 },
)

type GivenVisit = typeof someVisits extends fc.Arbitrary<(infer T)[]> ? T : never

let visits = 0n
beforeEach(() => {
  visits = 0n
})

/** Returns the events of a visit that began at a time. */
function toEvents(siteId: string, given: GivenVisit, start = AUTUMN.start): TrackedEvent[] {
  const startedAt = start + given.begin
  visits += 1n
  const { visitor, channel, device, referrer } = given
  const traits = { visitor, channel, device, referrer }
  const visit: Visit = { ...VISIT, ...traits, siteId, visit: visits, startedAt }
  return given.events.map(({ kind, path, steps, amount, after }) => ({
    ...{ visit, at: startedAt + after, kind, path, amount, steps, orderId: undefined },
    key: undefined,
    item: { kind: kind === hitKinds.search ? 'search' : 'item', text: path },
  }))
}

/** Deletes the rows whose sums are stored, to see that reports need them no more. */
const DELETED = ['delete from hit where site_id = $1', 'delete from visit where site_id = $1']

it('reports the same from sums as from visits, where midnight comes twice', async () => {
  await fc.assert(
    fc.asyncProperty(someVisits, async (given) => {
      const { db, siteId, read, rows } = await testSums()
      await write(
        { db },
        given.flatMap((visit) => toEvents(siteId, visit)),
      )
      const raw = await read(AUTUMN.query)
      const filtered = await read(`${AUTUMN.query}&by=device&value=phone`)
      for (const day of AUTUMN_DAYS) await sumDay(db, { siteId, day })
      expect(await read(AUTUMN.query)).toEqual(raw)
      expect(await read(`${AUTUMN.query}&by=device&value=phone`)).toEqual(filtered)
      for (const day of AUTUMN_DAYS) await sumDay(db, { siteId, day })
      for (const text of DELETED) await rows(text)
      const [report, ...others] = await read(AUTUMN.query)
      const since = null
      expect([{ ...(report as object), since }, ...others]).toEqual([
        { ...(raw[0] as object), since },
        ...raw.slice(1),
      ])
    }),
    { numRuns: 8 },
  )
})

const ONE: GivenVisit = {
  ...{ visitor: 1n, begin: 12 * HOUR_MS, channel: 'direct', device: 'desktop', referrer: '' },
  events: [{ kind: hitKinds.pageView, path: '/shop', steps: 0, amount: 0, after: 0 }],
}

const SUMMED = 'select day::text as day from summed_day where site_id = $1 order by day'

it('sums each day once, and a day with late events again', async () => {
  const { db, siteId, read, sum, rows } = await testSums('UTC')
  const [event] = toEvents(siteId, ONE, RECENT)
  if (!event) throw new Error('No event')
  await write({ db }, [event])
  const days = await sum()
  expect(days.at(-1)).toBe(RECENT_DAY)
  expect(await sum()).toEqual([])
  await write({ db }, [{ ...event, at: event.at + 1_000, path: '/late' }])
  expect(await rows(SUMMED)).not.toContainEqual({ day: RECENT_DAY })
  const late = await read(RECENT_QUERY)
  expect(late[0]).toMatchObject({ figures: { visits: 1, views: 2 } })
  expect(await sum()).toEqual([RECENT_DAY])
  expect(await read(RECENT_QUERY)).toEqual(late)
})

it('sums no event twice when it arrives while its day is summed', async () => {
  const { db, siteId, read, sum } = await testSums('UTC')
  const [event] = toEvents(siteId, ONE, RECENT)
  if (!event) throw new Error('No event')
  await write({ db }, [event])
  const day = { siteId, day: RECENT_DAY }
  await Promise.all([
    ...[1, 2, 3, 4].map((place) => write({ db }, [{ ...event, at: event.at + place * 1_000 }])),
    ...[1, 2, 3].map(() => sumDay(db, day)),
  ])
  expect((await read(RECENT_QUERY))[0]).toMatchObject({ figures: { visits: 1, views: 5 } })
  await sum()
  expect((await read(RECENT_QUERY))[0]).toMatchObject({ figures: { visits: 1, views: 5 } })
})

it('sums the days of another time zone again', async () => {
  const { db, siteId, read, sum, rows } = await testSums('UTC')
  await write({ db }, toEvents(siteId, { ...ONE, begin: 24 * HOUR_MS + 60_000 }, RECENT))
  await sum()
  await rows(`update site set time_zone = 'America/Los_Angeles' where id = $1`)
  expect(await rows(SUMMED)).toEqual([])
  expect(await sum()).toContain(RECENT_DAY)
  const [report] = await read(`from=${RECENT_DAY}&to=${RECENT_DAY}`)
  expect(report).toMatchObject({ figures: { visits: 1 } })
})

it('leaves today to the visits, and sums no day of a site without visits', async () => {
  const { db, siteId, sum } = await testSums('UTC')
  expect(await sum()).toEqual([])
  const [event] = toEvents(siteId, ONE, RECENT)
  if (!event) throw new Error('No event')
  const startedAt = Date.now()
  await write({ db }, [{ ...event, at: startedAt, visit: { ...event.visit, startedAt } }])
  expect(await sum()).toEqual([])
})
