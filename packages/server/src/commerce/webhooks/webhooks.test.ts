import { createHmac } from 'node:crypto'
import { fulfillOrders, webhookPayloadSchema } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import { testOwner } from '../../test/owner.ts'
import { HOOK_ADDRESS, testWebhooks, WEBHOOKS } from '../../test/webhooks/webhooks.ts'
import { moveStock } from '../catalog/index.ts'
import { removeSite } from '../../identity/sites/index.ts'
import { deriveSecret, signDelivery } from './secret.ts'

function getFirst<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error('Nothing arrived')
  return first
}

it('tells of an order once it is placed, signed, and without personal data', async () => {
  const { create, buy, deliver, arrived, deliveries } = await testWebhooks()
  const webhook = await create(['order.created'])
  const orderId = await buy()
  expect(await deliver()).toBe(1)
  expect(arrived).toHaveLength(1)
  const { headers, body, payload } = getFirst(arrived)
  expect(webhookPayloadSchema.parse(payload)).toMatchObject({
    type: 'order.created',
    version: 1,
    data: {
      order: {
        id: orderId,
        number: '1',
        testMode: true,
        total: { decimalValue: '10.00' },
        lines: [{ title: 'Mug', quantity: 1 }],
      },
    },
  })
  expect(body).not.toContain('reader@example.com')
  expect(body).not.toContain('Harbour Row')
  const [, at = '', digest] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(
    String(headers['vitrine-signature']),
  ) ?? ['']
  expect(digest).toBe(createHmac('sha256', webhook.secret).update(`${at}.${body}`).digest('hex'))
  expect(Math.abs(Date.now() / 1_000 - Number(at))).toBeLessThan(60)
  expect(headers).toMatchObject({
    'vitrine-event-id': payload.id,
    'vitrine-event-type': 'order.created',
    'content-type': 'application/json',
  })
  expect(await deliveries(webhook)).toMatchObject([
    { state: 'delivered', status: 200, attempts: 1, failure: null, isManual: false },
  ])
  expect(await deliver()).toBe(0)
})

it('emits each change of an order in its transaction, and none of one that was undone', async () => {
  const { create, buy, deliver, arrived, call, db } = await testWebhooks()
  await create([
    'order.created',
    'order.updated',
    'order.paid',
    'order.fulfilled',
    'order.refunded',
    'order.canceled',
  ])
  const first = await buy()
  const types = async () => {
    await deliver()
    return arrived.splice(0).map(({ payload }) => payload.type)
  }
  expect((await types()).toSorted()).toEqual(['order.created', 'order.paid'])

  await call('POST', fulfillOrders.path, { ids: [first], notify: false })
  expect((await types()).toSorted()).toEqual(['order.fulfilled', 'order.updated'])

  const refund = { id: newId(), amountCents: 100, reason: '', notify: false, lines: [] }
  const refunded = await call('POST', `/api/studio/orders/${first}/refunds`, refund)
  expect(refunded.status, refunded.text).toBe(200)
  expect(new Set(await types())).toEqual(new Set(['order.refunded', 'order.updated']))

  const second = await buy()
  await types()
  const canceled = await call('POST', `/api/studio/orders/${second}/cancellation`, {})
  expect(canceled.status, canceled.text).toBe(200)
  expect(await types()).toContain('order.canceled')

  await db
    .transaction(async (tx) => {
      await tx.execute(`update orders set attention = 'dispute' where id = '${second}'`)
      throw new Error('undone')
    })
    .catch(() => undefined)
  expect(await types()).toEqual([])
})

it('tells of products and stock, once for each object in a transaction', async () => {
  const { create, deliver, arrived, call, sell, db, site } = await testWebhooks()
  await create(['product.created', 'product.updated', 'product.deleted', 'stock.updated'])
  const product = await sell({ title: 'Vase', onHand: 3 })
  const seen = async () => {
    await deliver()
    return arrived.splice(0).map(({ payload }) => payload)
  }
  const created = (await seen()).filter(({ type }) => type !== 'stock.updated')
  expect(created).toMatchObject([
    {
      type: 'product.created',
      data: { product: { title: 'Vase', status: 'active', variants: [{ onHand: 3 }] } },
    },
  ])
  await moveStock(db, site.id, [
    { variantId: product.variantId, kind: 'receive', quantity: 4, cause: 'test:1' },
  ])
  expect(await seen()).toMatchObject([
    { type: 'stock.updated', data: { stock: { variantId: product.variantId, onHand: 7 } } },
  ])
  const path = `/api/studio/products/${product.id}`
  const { version } = (await call('GET', path)).body as { readonly version: number }
  const status = await call('PUT', `${path}/status`, { version, status: 'archived' })
  expect(status.status, status.text).toBe(200)
  expect(await seen()).toMatchObject([
    { type: 'product.updated', data: { product: { status: 'archived' } } },
  ])
  expect((await call('DELETE', path)).status).toBe(200)
  expect(await seen()).toMatchObject([
    { type: 'product.deleted', data: { product: { id: product.id } } },
  ])
})

it('sends to each webhook what it asked for, while it is on', async () => {
  const { create, buy, deliver, arrived, call, deliveries } = await testWebhooks()
  const paid = await create(['order.paid'])
  const off = await create(['order.created'])
  const turned = await call('PUT', off.path, {
    ...{ address: HOOK_ADDRESS, events: ['order.created'], isOn: false },
  })
  expect(turned.body).toMatchObject({ isOn: false })
  await buy()
  await deliver()
  expect(arrived.map(({ payload }) => payload.type)).toEqual(['order.paid'])
  expect(await deliveries(paid)).toHaveLength(1)
  expect(await deliveries(off)).toEqual([])
  expect((await call('DELETE', paid.path)).status).toBe(200)
  expect((await call('GET', `${paid.path}/deliveries`)).status).toBe(404)
})

it('shows a secret once, stores it nowhere, and signs with the earlier one for a day', async () => {
  const { create, call, detail, arrived, pool, rows } = await testWebhooks()
  const { path, secret } = await create()
  const rolled = await call('POST', `${path}/secret`, {})
  const { secret: next } = rolled.body as { readonly secret: string }
  expect(next).not.toBe(secret)
  expect((await call('GET', path)).text).not.toContain('whsec_')
  const stored = JSON.stringify(
    await rows('select * from webhook_endpoint where site_id = $1'),
    (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
  )
  expect(stored).not.toContain(secret.slice(6))
  const sign = async () => {
    await detail(`${path}/test`)
    const { headers, body } = getFirst(arrived.splice(0))
    const signature = String(headers['vitrine-signature'])
    const at = Number(/t=(\d+)/.exec(signature)?.[1])
    return { signature, sign: (secrets: readonly string[]) => signDelivery(secrets, body, at) }
  }
  const during = await sign()
  expect(during.signature).toBe(during.sign([next, secret]))
  await pool.query(`update webhook_endpoint set earlier_until = now() - interval '1 second'`)
  const after = await sign()
  expect(after.signature).toBe(after.sign([next]))
  expect(deriveSecret(Buffer.from('one'), 'a')).not.toBe(deriveSecret(Buffer.from('two'), 'a'))
})

it('sends a test event at once, also while the webhook is off, and never tries it again', async () => {
  const { create, call, detail, answer, deliver, arrived } = await testWebhooks()
  const { path } = await create(['order.created'])
  await call('PUT', path, { address: HOOK_ADDRESS, events: ['order.created'], isOn: false })
  expect(await detail(`${path}/test`)).toMatchObject({
    ...{ type: 'webhook.test', state: 'delivered', status: 200, response: 'thanks' },
    isManual: true,
  })
  answer.status = 500
  answer.text = 'x'.repeat(5_000)
  const failed = await detail(`${path}/test`)
  expect(failed).toMatchObject({ state: 'failed', status: 500, failure: 'status', attempts: 1 })
  expect(failed.response).toHaveLength(1_000)
  expect(await deliver()).toBe(0)
  expect(arrived).toHaveLength(2)
  expect((await call('GET', path)).body).toMatchObject({ failingSince: null })
})

it('replays a delivery: the same bytes and event, as a delivery of its own', async () => {
  const { create, buy, deliver, deliveries, detail, arrived } = await testWebhooks()
  const webhook = await create(['order.created'])
  await buy()
  await deliver()
  const [first] = await deliveries(webhook)
  const path = `${webhook.path}/deliveries/${first?.id}`
  const replayed = await detail(`${path}/replay`)
  expect(replayed).toMatchObject({ eventId: first?.eventId, state: 'delivered', isManual: true })
  expect(replayed.id).not.toBe(first?.id)
  expect(arrived[1]?.body).toBe(arrived[0]?.body)
  expect(await deliveries(webhook)).toHaveLength(2)
  expect(await deliveries(webhook, '?state=failed')).toEqual([])
})

it('finds no webhook and no delivery of another site, and lets website managers in alone', async () => {
  const one = await testWebhooks()
  const { path } = await one.create()
  const { id } = await one.detail(`${path}/test`)
  const other = await testWebhooks()
  for (const [method, url] of [
    ['GET', path],
    ['DELETE', path],
    ['POST', `${path}/secret`],
    ['POST', `${path}/test`],
    ['GET', `${path}/deliveries`],
    ['GET', `${path}/deliveries/${id}`],
    ['POST', `${path}/deliveries/${id}/replay`],
  ] as const)
    expect((await other.call(method, url, method === 'POST' ? {} : undefined)).status, url).toBe(
      404,
    )
  const manager = await testOwner(one, 'store-manager')
  expect((await manager.call('GET', WEBHOOKS)).status).toBe(403)
})

it('has twenty webhooks at most, also when they are created at once', async () => {
  const { call, create } = await testWebhooks()
  for (let n = 0; n < 18; n++) await create()
  const body = { address: HOOK_ADDRESS, events: ['order.paid'] }
  const replies = await Promise.all([1, 2, 3, 4].map(() => call('POST', WEBHOOKS, body)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(2)
})

it('deletes a site with its webhooks, and tells no one of what goes with it', async () => {
  const { create, buy, deliver, arrived, files, site, db, rows } = await testWebhooks()
  await create()
  await buy()
  await deliver()
  arrived.splice(0)
  await removeSite({ db, files }, site.id)
  expect(await rows('select id from webhook_delivery where site_id = $1')).toEqual([])
  expect(await rows('select id from outbox where site_id = $1')).toEqual([])
  expect(await deliver()).toBe(0)
  expect(arrived).toEqual([])
})
