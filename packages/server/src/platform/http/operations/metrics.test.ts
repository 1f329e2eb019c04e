import { expect, it } from 'vitest'
import { testSite } from '../../../test/site.ts'

it('counts requests by route pattern and status', async () => {
  const { app, browser, product } = await testSite()
  const { id } = await product()
  await browser().call('GET', `/api/commerce/inventory/stock/?itemId=${id}`)
  const { body } = await app.inject('/metrics')
  const counted =
    /http_requests_total\{method="GET",route="\/api\/commerce\/inventory\/stock\/",status="200"\} \d+/
  expect(body).toMatch(counted)
  expect(body).toContain('http_request_duration_seconds_bucket')
})

it.each([
  'event_loop_delay_seconds',
  'database_connections',
  'outbox_backlog',
  'http_cached_responses_total',
  'process_resident_memory_bytes',
])('exports %s', async (name) => {
  const { app } = await testSite()
  const { body } = await app.inject('/metrics')
  expect(body).toMatch(new RegExp(`^${name}(\\{.*\\})? [\\d.e+-]+$`, 'm'))
})

it('does not label unknown URLs', async () => {
  const { app } = await testSite()
  await app.inject('/canary@example.com')
  expect((await app.inject('/metrics')).body).not.toContain('canary')
})

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '192.168.0.9',
  '172.31.0.1',
  '::1',
  'fd00::1',
  '::ffff:10.0.0.1',
])('is visible to %s', async (remoteAddress) => {
  const { app } = await testSite()
  expect((await app.inject({ url: '/metrics', remoteAddress })).statusCode).toBe(200)
})

it.each(['203.0.113.7', '172.32.0.1', '2001:db8::1', '::ffff:203.0.113.7'])(
  'does not exist for %s',
  async (remoteAddress) => {
    const { app } = await testSite()
    expect((await app.inject({ url: '/metrics', remoteAddress })).statusCode).toBe(404)
  },
)

it.each(['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])(
  'is hidden from clients of a proxy (%s)',
  async (header) => {
    const { app } = await testSite()
    const reply = await app.inject({ url: '/metrics', headers: { [header]: '127.0.0.1' } })
    expect(reply.statusCode).toBe(404)
  },
)
