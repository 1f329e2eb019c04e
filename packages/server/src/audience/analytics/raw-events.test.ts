import { type RawEvent, readRawEvents } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { testOwner } from '../../test/owner.ts'
import { testSite } from '../../test/site.ts'
import { createVisitors } from '../../test/tracking/tracking.ts'

const DAY_MS = 86_400_000
const getDay = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

interface Page {
  readonly events: readonly RawEvent[]
  readonly next: string | null
}

async function testEvents() {
  const shop = await testSite({ timeZone: 'UTC' })
  const visitors = createVisitors(shop)
  const { call } = await testOwner(shop, 'reporting')
  const ask = (query: string) => call('GET', `${readRawEvents.path}?${query}`)
  const readPage = async (
    cursor: string | null = null,
    days: readonly [number, number] = [-1, 1],
  ) => {
    const range = `from=${getDay(days[0])}&to=${getDay(days[1])}`
    const reply = await ask(cursor === null ? range : `${range}&cursor=${cursor}`)
    expect(reply.status, reply.text).toBe(200)
    return reply.body as Page
  }
  return { ...shop, ...visitors, ask, readPage }
}

it('returns what was collected, with nothing that identifies a visitor', async () => {
  const { form, page, read, readPage } = await testEvents()
  const hit = (event: string, fields: object) =>
    form('/api/census/RecordHit', {
      event,
      ss_cvr: '',
      data: JSON.stringify({ ...page, ...fields }),
    })
  await hit('1', { url: '/about' })
  await hit('2', { searchQuery: 'mug', searchResults: 3, url: '/about' })
  await read('select kind from hit where site_id = $1', (rows) => rows.length === 2)
  await read('select visit from visit where site_id = $1')
  const { events, next } = await readPage()
  expect(next).toBeNull()
  const [view, search] = events
  expect(view).toEqual({
    ...{ at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/), event: 'page-view', page: '/about' },
    ...{ about: '', amount: null, visit: expect.stringMatching(/^-?\d+$/), channel: 'direct' },
    ...{ device: 'desktop', browser: 'Chrome', system: expect.any(String), language: 'en-GB' },
    country: '',
  })
  expect(search).toMatchObject({ event: 'search', about: 'mug', amount: 3, visit: view?.visit })
  expect((await readPage(null, [-3, -2])).events).toEqual([])
})

it('returns each event once over several answers, also many of one moment', async () => {
  const { pool, site, readPage } = await testEvents()
  await pool.query(
    `insert into hit (site_id, at, visitor, visit, kind, path, item)
     select $1, date_trunc('day', now()) + (n / 4000) * interval '1 second', 1, n, 1, 0, -1 from generate_series(1, 12000) n`,
    [site.id],
  )
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page: Page = await readPage(cursor)
    seen.push(...page.events.map(({ visit }) => visit))
    cursor = page.next
  } while (cursor !== null)
  expect(seen).toHaveLength(12_000)
  expect(new Set(seen).size).toBe(12_000)
})

it.each(['x', '2026-13-45T00:00:00.000000Z_0', '2026-01-01T00:00:00.000000Z_-1'])(
  'rejects the cursor %s',
  async (cursor) => {
    const { ask } = await testEvents()
    const reply = await ask(
      `from=${getDay(0)}&to=${getDay(0)}&cursor=${encodeURIComponent(cursor)}`,
    )
    expect(reply.status).toBe(400)
  },
)
