import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { RangeTable } from '../../platform/config/address-ranges.ts'
import { testDatabase } from '../../test/database.ts'
import { createVisitors, testTracking } from '../../test/tracking/tracking.ts'
import { EventCounter } from './event-counter.ts'
import { PageFinder } from './page-finder.ts'

const VISITS = 'select * from visit where site_id = $1'
const DROPS = 'select reason, total from drop_day where site_id = $1 order by reason'
const PATHS = `select content, count(*)::integer as hits from hit left join tracked_text t
  on t.site_id = hit.site_id and t.kind = 1 and number = path where hit.site_id = $1 group by 1 order by 1`

async function testHits() {
  const shop = await testTracking()
  return { ...shop, hit: createHit(shop) }
}

const createHit =
  ({ form, page }: Pick<ReturnType<typeof createVisitors>, 'form' | 'page'>) =>
  (fields: object = {}, by?: Parameters<typeof form>[2]) =>
    form('/api/census/RecordHit', { event: '1', data: JSON.stringify({ ...page, ...fields }) }, by)

const bots = readFileSync(new URL('../../test/tracking/bots.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

it('counts none of 300 bots, and each of them as dropped', async () => {
  const { hit, read } = await testHits()
  expect(new Set(bots).size).toBe(300)
  for (const agent of bots) expect((await hit({}, { agent })).status).toBe(200)
  const rows = await read(DROPS, ([row]) => row?.['total'] === 300)
  expect(rows).toEqual([{ reason: 2, total: 300 }])
  expect((await read(VISITS, () => true)).length).toBe(0)
})

it('stores no path without a page', async () => {
  const { hit, read } = await testHits()
  await hit({ url: '/search?q=mug' })
  await hit({ url: '/no-such-page' })
  await hit({ url: '/%E2%98%83?x#y' })
  const rows = await read(PATHS, (all) => all.length === 2)
  expect(rows).toEqual([
    { content: '/search', hits: 1 },
    { content: null, hits: 2 },
  ])
})

it('asks for few of a million made-up paths', async () => {
  let asked = 0
  const inject = async () => ({ statusCode: asked++ >= 0 ? 404 : 200 })
  const finder = new PageFinder({ inject } as unknown as Pick<FastifyInstance, 'inject'>)
  finder.setHost('site', 'shop.example')
  const paths = Array.from({ length: 1_000_000 }, (_, place) => ({
    siteId: 'site',
    text: `/${place}`,
  }))
  const missing = await finder.findMissing(paths)
  expect(missing.size).toBe(1_000_000)
  expect(asked).toBeLessThan(1_000)
})

it('stores no secret of the path of an order or an account', async () => {
  const { hit, read } = await testHits()
  for (const url of ['/order/s3cret', '/fr/order/s3cret/subscription', '/account/reviews/s3cret'])
    await hit({ url })
  const rows = await read(PATHS, (all) => all.length === 3)
  expect(rows.map(({ content }) => content)).toEqual(['/account', '/fr/order', '/order'])
})

it('finds the country of a visit, and counts no data center', async () => {
  const { pool, site, host, files } = await testTracking()
  const { db, changes } = await testDatabase()
  const addressRanges = {
    countries: new RangeTable('192.0.2.0/24,NZ\n203.0.113.0/24,Nowhere'),
    dataCenters: new RangeTable('198.51.100.0/24'),
  }
  const ports = { db, pool, changes, files, production: true, logLevel: 'silent' }
  const app = await buildApp({ ...ports, addressRanges })
  const visitors = createVisitors({ app, host, pool, site })
  const hit = createHit(visitors)
  for (const address of ['192.0.2.9', '198.51.100.9', '203.0.113.9']) await hit({}, { address })
  await app.close()
  const rows = await visitors.read(
    `select content from visit v left join tracked_text t on t.site_id = v.site_id and t.kind = 8 and number = country
     where v.site_id = $1 order by 1`,
  )
  expect(rows).toEqual([{ content: 'NZ' }, { content: null }])
  expect(await visitors.read(DROPS)).toEqual([{ reason: 11, total: 1 }])
})

it('lets one address view a thousand paths an hour', () => {
  const counter = new EventCounter(1)
  for (let place = 0; place < 1_000; place += 1)
    expect(counter.countPath('a', `/${place}`)).toBe(true)
  expect(counter.countPath('a', '/more')).toBe(false)
  expect(counter.countPath('a', '/7')).toBe(true)
  expect(counter.countPath('b', '/more')).toBe(true)
})

it('counts no screen of 800 by 600 without a language', async () => {
  const { hit, read } = await testHits()
  const screen = { screenWidth: 800, screenHeight: 600 }
  await hit(screen, { headers: { 'accept-language': '' } })
  await hit(screen)
  expect(await read(DROPS)).toEqual([{ reason: 2, total: 1 }])
  expect(await read(VISITS)).toHaveLength(1)
})
