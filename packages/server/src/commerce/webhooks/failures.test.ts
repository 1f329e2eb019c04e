import { WEBHOOK_ATTEMPTS } from '@vitrine/model'
import { afterEach, expect, it } from 'vitest'
import { createGuardedFetch } from '../../platform/fetch/guarded-fetch.ts'
import { createPublicResolver } from '../../platform/fetch/resolve-host.ts'
import { startStandIn } from '../../test/fetch.ts'
import { HOOK_ADDRESS, testWebhooks, WEBHOOKS } from '../../test/webhooks/webhooks.ts'
import { allowWebhookHosts } from './address.ts'
import { computePauseS, sendDueDeliveries } from './deliver.ts'

afterEach(() => allowWebhookHosts([]))

type Hooks = Awaited<ReturnType<typeof testWebhooks>>

/** Makes what waits for its next attempt due. */
async function hurry({ pool, site }: Hooks): Promise<void> {
  await pool.query('update webhook_delivery set next_attempt_at = now() where site_id = $1', [
    site.id,
  ])
}

it.each([
  ['http://hooks.example/in', 'Enter an address that begins with https://.'],
  ['hooks.example', 'Enter a complete URL, such as https://example.com/hooks.'],
  ['ftp://hooks.example/in', 'Enter an address that begins with https://.'],
  [
    'https://owner:secret@hooks.example/',
    'Remove the user name and the password from the address.',
  ],
  ['https://hooks.example:8443/', 'Enter an address without a port.'],
  ...['https://127.0.0.1/', 'https://10.1.2.3/', 'https://[::1]/', 'https://localhost/'].map(
    (address) => [address, 'Enter a public address. This one is of a private network.'] as const,
  ),
  ['https://169.254.169.254/latest/', 'Enter a public address. This one is of a private network.'],
] as const)('rejects the address %s', async (address, message) => {
  const { call } = await testWebhooks()
  const reply = await call('POST', WEBHOOKS, { address, events: ['order.created'] })
  expect(reply).toMatchObject({
    status: 422,
    body: { code: 'webhooks.invalid', errors: { address: message } },
  })
})

it('sends nothing to a name that resolves to a private address, and tells no more than that', async () => {
  const hooks = await testWebhooks()
  const webhook = await hooks.create(['order.created'])
  await hooks.buy()
  await hooks.deliver()
  await hooks.pool.query(
    `update webhook_delivery set state = 'pending', attempts = 0 where site_id = $1`,
    [hooks.site.id],
  )
  hooks.arrived.splice(0)
  const fetch = createGuardedFetch(createPublicResolver(async () => ['10.0.0.7']))
  await hurry(hooks)
  expect(await sendDueDeliveries({ ...hooks.ports, fetch })).toBe(1)
  expect(hooks.arrived).toEqual([])
  expect(await hooks.deliveries(webhook)).toMatchObject([
    { state: 'pending', failure: 'private', status: null },
  ])
})

it('follows no redirect', async () => {
  const hooks = await testWebhooks()
  const inside = await startStandIn('inside.example', (_request, reply) => reply.end())
  hooks.answer.status = 307
  hooks.answer.headers = { location: 'http://inside.example/' }
  const { path } = await hooks.create()
  expect(await hooks.detail(`${path}/test`)).toMatchObject({
    state: 'failed',
    status: 307,
    failure: 'redirect',
  })
  expect(inside.requests).toEqual([])
})

it('sends to a host that the operator allows, also over plain http, until it is withdrawn', async () => {
  const hooks = await testWebhooks()
  const { port } = await startStandIn('local.example', (_request, reply) => reply.end('inside'))
  allowWebhookHosts([`127.0.0.1:${port}`])
  const address = `http://127.0.0.1:${port}/in`
  const reply = await hooks.call('POST', WEBHOOKS, { address, events: ['order.created'] })
  expect(reply.status, reply.text).toBe(200)
  const path = `${WEBHOOKS}/${(reply.body as { readonly webhook: { id: string } }).webhook.id}`
  expect(await hooks.detail(`${path}/test`)).toMatchObject({ status: 200, response: 'inside' })
  allowWebhookHosts([])
  expect(await hooks.detail(`${path}/test`)).toMatchObject({ failure: 'private', response: '' })
})

it('tries a delivery again, later each time, and gives up after twelve attempts', async () => {
  const hooks = await testWebhooks()
  const webhook = await hooks.create(['order.created'])
  hooks.answer.status = 503
  await hooks.buy()
  expect(await hooks.deliver()).toBe(1)
  const [first] = await hooks.deliveries(webhook)
  expect(first).toMatchObject({ state: 'pending', attempts: 1, status: 503, failure: 'status' })
  expect(Date.parse(first?.nextAttemptAt ?? '')).toBeGreaterThan(Date.now())
  for (let n = 1; n < WEBHOOK_ATTEMPTS; n++) {
    await hurry(hooks)
    expect(await hooks.deliver()).toBe(1)
  }
  await hurry(hooks)
  expect(await hooks.deliver()).toBe(0)
  expect(await hooks.deliveries(webhook)).toMatchObject([
    { state: 'failed', attempts: WEBHOOK_ATTEMPTS, nextAttemptAt: null },
  ])
  const ids = new Set(hooks.arrived.map(({ payload }) => payload.id))
  expect({ ids: ids.size, arrived: hooks.arrived.length }).toEqual({ ids: 1, arrived: 12 })
})

it('pauses four times as long after each failure, for two to three days in all', () => {
  const pauses = Array.from({ length: WEBHOOK_ATTEMPTS - 1 }, (_, attempts) =>
    computePauseS(attempts),
  )
  expect(pauses[0]).toBeGreaterThanOrEqual(8)
  expect(pauses[0]).toBeLessThanOrEqual(12)
  expect(pauses[3]).toBeGreaterThanOrEqual(512)
  const days = pauses.reduce((sum, pause) => sum + pause, 0) / 86_400
  expect(days).toBeGreaterThan(2)
  expect(days).toBeLessThan(3.5)
})

it('sends the events of an order in their order, and others meanwhile', async () => {
  const hooks = await testWebhooks()
  await hooks.create(['order.created', 'order.updated'])
  hooks.answer.status = 500
  const first = await hooks.buy()
  await hooks.deliver()
  hooks.answer.status = 200
  await hooks.call('POST', `/api/studio/orders/${first}/cancellation`, {})
  const second = await hooks.buy()
  hooks.arrived.splice(0)
  await hooks.deliver()
  const seen = () =>
    hooks.arrived
      .splice(0)
      .map(({ payload: { type, data } }) => [type, data.order?.id === first ? 'first' : 'other'])
  expect(seen()).toEqual([['order.created', 'other']])
  expect(second).not.toBe(first)
  await hurry(hooks)
  await hooks.deliver()
  expect(seen()).toEqual([
    ['order.created', 'first'],
    ['order.updated', 'first'],
  ])
})

it('sends each delivery once, however many processes send', async () => {
  const hooks = await testWebhooks()
  await hooks.create(['order.created'])
  for (let n = 0; n < 6; n++) await hooks.buy()
  hooks.answer.status = 500
  await hooks.deliver()
  hooks.arrived.splice(0)
  hooks.answer.status = 200
  await hurry(hooks)
  await Promise.all([1, 2, 3, 4].map(() => sendDueDeliveries(hooks.ports)))
  await hooks.deliver()
  const ids = hooks.arrived.map(({ payload }) => payload.id)
  expect(new Set(ids).size).toBe(6)
  expect(ids).toHaveLength(6)
})

it('warns staff after an hour, turns a webhook off after three days, and begins anew when it is turned on', async () => {
  const hooks = await testWebhooks()
  const webhook = await hooks.create(['order.created'])
  hooks.answer.status = 500
  const failSince = async (since: string) => {
    await hooks.pool.query(
      `update webhook_endpoint set failing_since = now() - $2::interval where site_id = $1`,
      [hooks.site.id, since],
    )
    await hurry(hooks)
    await hooks.deliver()
    return (await hooks.call('GET', webhook.path)).body
  }
  await hooks.buy()
  await hooks.deliver()
  expect(await hooks.emails()).toEqual([])
  expect(await failSince('2 hours')).toMatchObject({ isOn: true, disabledAt: null })
  await failSince('2 hours')
  expect(await hooks.emails()).toMatchObject([
    { recipient: 'shop@example.com', subject: 'Test shop: A webhook is failing' },
  ])
  expect(await failSince('73 hours')).toMatchObject({
    isOn: false,
    disabledAt: expect.any(String),
  })
  const emails = await hooks.emails()
  expect(emails.map(({ subject }) => subject)).toContain('Test shop: A webhook was turned off')
  expect(emails).toHaveLength(2)
  await hurry(hooks)
  expect(await hooks.deliver()).toBe(0)

  hooks.answer.status = 200
  const on = { address: HOOK_ADDRESS, events: ['order.created'], isOn: true }
  expect((await hooks.call('PUT', webhook.path, on)).body).toMatchObject({
    ...{ isOn: true, failingSince: null, disabledAt: null },
  })
  expect(await hooks.deliver()).toBe(1)
  expect(await hooks.deliveries(webhook)).toMatchObject([{ state: 'delivered' }])
})
