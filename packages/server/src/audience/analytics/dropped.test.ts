import { type DroppedEvent, readDroppedEvents } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { deleteOldDropSamples, insertDropSamples } from '../tracking/drop-sample-store.ts'
import { testOwner } from '../../test/owner.ts'
import { testTracking } from '../../test/tracking/tracking.ts'

const TOTAL = 'select coalesce(sum(total), 0)::integer as total from drop_day where site_id = $1'

async function testDrops() {
  const shop = await testTracking()
  const { call } = await testOwner(shop, 'reporting')
  const hit = (fields: object, by?: Parameters<typeof shop.form>[2]) => {
    const data = JSON.stringify({ ...shop.page, ...fields })
    return shop.form('/api/census/RecordHit', { event: '1', data }, by)
  }
  const waitForDrops = (total: number) => shop.read(TOTAL, ([row]) => row?.['total'] === total)
  const list = async () => {
    const reply = await call('GET', readDroppedEvents.path)
    expect(reply.status, reply.text).toBe(200)
    return (reply.body as { readonly events: readonly DroppedEvent[] }).events
  }
  return { ...shop, hit, waitForDrops, list }
}

it('keeps the first and each hundredth dropped event of a reason', async () => {
  const { hit, waitForDrops, list } = await testDrops()
  for (let place = 0; place < 201; place += 1)
    await hit({ url: `/a?place=${place}` }, { agent: 'Googlebot/2.1', address: `192.0.2.${place}` })
  await waitForDrops(201)
  const events = await list()
  expect(events.map(({ reason, call, page, detail }) => [reason, call, page, detail])).toEqual(
    Array(3).fill(['bot', '/api/census/RecordHit', '/a', '']),
  )
  const text = JSON.stringify(events)
  expect(text).not.toMatch(/192\.0\.2|Googlebot|place/)
})

it('names what the reason is about, without secrets of paths', async () => {
  const { hit, form, page, waitForDrops, list } = await testDrops()
  const origin = 'https://copy.example'
  await hit({ url: '/a' }, { headers: { origin, 'sec-fetch-site': 'cross-site' } })
  await hit({ url: '/order/s3cret', websiteId: 'other-site' })
  const data = JSON.stringify({ ...page, pagePath: '/shop' })
  await form('/api/events/RecordEvent', { event: 'made-up me@example.com', data })
  await form('/api/events/RecordEvent', { event: 'purchase', data: '{' })
  await waitForDrops(4)
  const events = await list()
  expect(
    events.map(({ reason, page: at, detail }) => `${reason} ${at} ${detail}`).toSorted(),
  ).toEqual([
    'malformed  ',
    'origin /a copy.example',
    'schema  made-up (email)',
    'site /order other-site',
  ])
})

it('keeps a thousand examples of a site, for a week', async () => {
  const { db, site, pool, list } = await testDrops()
  const newest = Date.now()
  const samples = Array.from({ length: 1_100 }, (_, place) => ({
    ...{ siteId: site.id, reason: 'bot', at: newest - place * 1_000 },
    ...{ call: '/', page: `/${place}`, detail: '' },
  }))
  await insertDropSamples(db, samples as Parameters<typeof insertDropSamples>[1])
  const count = async () => {
    const text = 'select count(*)::integer as count from drop_sample where site_id = $1'
    return (await pool.query<{ readonly count: number }>(text, [site.id])).rows[0]?.count
  }
  expect(await count()).toBe(1_000)
  expect((await list()).map(({ page }) => page).slice(0, 2)).toEqual(['/0', '/1'])
  await pool.query(
    `update drop_sample set at = at - interval '7 days' where page <> '/0' and site_id = $1`,
    [site.id],
  )
  await deleteOldDropSamples(db)
  expect(await count()).toBe(1)
})
