import { replayWebhookDeliveries } from '@vitrine/contract'
import { addDays, webhookEvents } from '@vitrine/model'
import { expect, it, onTestFinished } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import { testWebhooks } from '../../test/webhooks/webhooks.ts'

const TODAY = new Date().toISOString().slice(0, 10)

/** Creates a shop with a webhook, and what replays its deliveries. */
async function testReplays() {
  const shop = await testWebhooks()
  await shop.rows(`update site set time_zone = 'UTC' where id = $1`)
  const webhook = await shop.create()
  // The deliveries of all sites are sent together: none waits for the next test.
  onTestFinished(async () => {
    await shop.rows(`delete from webhook_delivery where site_id = $1`)
  })
  const ask = (change: object = {}) =>
    shop.call('POST', `${webhook.path}/replays`, {
      ...{ id: newId(), state: 'all', events: webhookEvents },
      ...{ from: addDays(TODAY, -1), to: addDays(TODAY, 1), ...change },
    })
  const replay = async (change: object = {}) => {
    const reply = await ask(change)
    expect(reply.status, reply.text).toBe(200)
    return replayWebhookDeliveries.replies[200].parse(reply.body).count
  }
  const left = async () => {
    const { body } = await shop.call('GET', `${webhook.path}/deliveries`)
    return (body as { readonly replaysLeft: number }).replaysLeft
  }
  /** Makes a delivery of its own for each time, as events would. */
  const insert = async (state: string, times: readonly string[], objectId = newId()) => {
    for (const at of times)
      await shop.rows(
        `insert into webhook_delivery (site_id, id, endpoint_id, event_id, event_type, object_id, happened_at,
           payload, state, created_at)
         values ($1, $2, $3, $4, 'order.updated', $5, $6, $7, $8, $6)`,
        [...[newId(), webhook.id, newId(), objectId, at], ...[JSON.stringify({ at }), state]],
      )
  }
  return { ...shop, webhook, ask, replay, left, insert }
}

it('counts in a dry run, then sends the same bytes of what failed, through the job', async () => {
  const { buy, deliver, replay, arrived, answer, deliveries, webhook, left, rows } =
    await testReplays()
  answer.status = 500
  await buy()
  await deliver()
  await rows(
    `update webhook_delivery set state = 'failed', next_attempt_at = now() where site_id = $1`,
  )
  const failed = (await rows(`select payload from webhook_delivery where site_id = $1`))
    .map(({ payload }) => String(payload))
    .toSorted()
  arrived.splice(0)
  expect(await replay({ state: 'failed', dryRun: true })).toBe(failed.length)
  expect(await replay({ state: 'failed', dryRun: true, events: ['order.paid'] })).toBe(1)
  expect(await left()).toBe(0)
  answer.status = 200
  expect(await replay({ state: 'failed' })).toBe(failed.length)
  expect(await left()).toBe(failed.length)
  expect(arrived).toEqual([])
  expect(await deliver()).toBe(failed.length)
  expect(arrived.map(({ body }) => body).toSorted()).toEqual(failed)
  expect(await left()).toBe(0)
  const sent = await deliveries(webhook, '?state=delivered')
  expect(sent).toHaveLength(failed.length)
  expect(sent.every(({ isManual, attempts }) => isManual && attempts === 1)).toBe(true)
  // What arrived by the replay has not failed any more.
  expect(await replay({ state: 'failed', dryRun: true })).toBe(0)
  expect(await replay({ dryRun: true })).toBe(failed.length)
})

it('sends nothing twice for one press, also when it is repeated at once', async () => {
  const { replay, insert, deliver, arrived, ask } = await testReplays()
  await insert('delivered', [`${TODAY}T01:00:00Z`, `${TODAY}T02:00:00Z`])
  const id = newId()
  expect(await Promise.all([1, 2, 3, 4].map(() => replay({ id })))).toEqual([2, 2, 2, 2])
  const second = await ask()
  expect(second.status).toBe(409)
  expect(second.text).toContain('webhooks.replaying')
  expect(await deliver()).toBe(2)
  expect(await replay({ id })).toBe(2)
  expect(await deliver()).toBe(0)
  expect(arrived).toHaveLength(2)
})

it('counts days in the time zone of the site, and no delivery that waits', async () => {
  const { replay, insert, rows } = await testReplays()
  await insert('delivered', [
    '2026-03-01T22:30:00Z',
    '2026-03-01T23:30:00Z',
    '2026-03-02T22:59:00Z',
  ])
  await insert('failed', ['2026-03-02T23:00:00Z'])
  await insert('pending', ['2026-03-02T10:00:00Z'])
  const day = { from: '2026-03-02', to: '2026-03-02', dryRun: true }
  expect(await replay(day)).toBe(2)
  await rows(`update site set time_zone = 'Europe/Berlin' where id = $1`)
  expect(await replay(day)).toBe(2)
  expect(await replay({ ...day, from: '2026-03-01' })).toBe(3)
  expect(await replay({ ...day, to: '2026-03-03' })).toBe(3)
  expect(await replay({ ...day, to: '2026-03-03', state: 'failed' })).toBe(1)
})

it('sends replays about one object in their order, after what happens now', async () => {
  const { replay, insert, deliver, arrived } = await testReplays()
  const times = Array.from({ length: 6 }, (_, n) => `${TODAY}T00:00:0${n}.000Z`)
  await insert('delivered', times)
  expect(await replay()).toBe(6)
  await insert('pending', [new Date().toISOString()])
  await deliver()
  const bodies = times.map((at) => JSON.stringify({ at }))
  const order = arrived.map(({ body }) => body)
  expect(order).toHaveLength(7)
  expect(order.filter((body) => bodies.includes(body))).toEqual(bodies)
  expect(order.findIndex((body) => !bodies.includes(body))).toBeLessThan(2)
})

it('waits while the webhook is off, and begins no replay of one that is off', async () => {
  const { replay, insert, deliver, call, webhook, ask, left } = await testReplays()
  await insert('delivered', [`${TODAY}T01:00:00Z`])
  const turn = (isOn: boolean) =>
    call('PUT', webhook.path, { address: webhook.address, events: webhook.events, isOn })
  expect(await replay()).toBe(1)
  await turn(false)
  expect(await deliver()).toBe(0)
  expect((await ask()).text).toContain('webhooks.off')
  await turn(true)
  expect(await deliver()).toBe(1)
  await turn(false)
  expect((await ask()).status).toBe(409)
  expect(await left()).toBe(0)
})

it('sends up to 1,000 deliveries, and none of more', async () => {
  const { ask, replay, rows, webhook, left } = await testReplays()
  await rows(
    `insert into webhook_delivery (site_id, id, endpoint_id, event_id, event_type, happened_at, payload, state)
     select $1, gen_random_uuid(), $2, gen_random_uuid(), 'order.paid', now(), '{}', 'failed'
     from generate_series(1, 1001)`,
    [webhook.id],
  )
  expect(await replay({ dryRun: true })).toBe(1_001)
  const tooMany = await ask({ state: 'failed' })
  expect(tooMany.status).toBe(422)
  expect(tooMany.text).toContain('Choose fewer days or events')
  expect(await left()).toBe(0)
  await rows(
    `delete from webhook_delivery where site_id = $1
       and id = (select id from webhook_delivery where site_id = $1 limit 1)`,
  )
  expect(await replay()).toBe(1_000)
  expect(await left()).toBe(1_000)
})

it('rejects a wrong filter, and changes nothing', async () => {
  const { ask, insert, left, call, webhook } = await testReplays()
  await insert('failed', [`${TODAY}T01:00:00Z`])
  for (const change of [
    { from: TODAY, to: addDays(TODAY, -1) },
    { from: addDays(TODAY, -30), to: TODAY },
    { from: '2026-02-30', to: TODAY },
    { from: '0001-01-01', to: '0001-01-02' },
    { events: [] },
    { events: ['order.eaten'] },
    { events: ['webhook.test'] },
    { state: 'pending' },
    { id: '1' },
    { limit: 1 },
  ])
    expect((await ask(change)).status, JSON.stringify(change)).toBe(400)
  const other = await testWebhooks()
  const body = {
    ...{ id: newId(), state: 'all', events: ['order.paid'], from: TODAY, to: TODAY },
  }
  for (const dryRun of [true, false])
    expect((await other.call('POST', `${webhook.path}/replays`, { ...body, dryRun })).status).toBe(
      404,
    )
  expect((await call('POST', `${webhook.path.slice(0, -1)}x/replays`, body)).status).toBe(400)
  expect(await left()).toBe(0)
})
