import type { IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import {
  createWebhook,
  type WebhookDelivery,
  type WebhookDeliveryDetail,
  type WebhookPayload,
} from '@vitrine/contract'
import { webhookEvents } from '@vitrine/model'
import { expect, onTestFinished } from 'vitest'
import { completeCheckout } from '../../commerce/orders/index.ts'
import { type DeliveryPorts, sendDueDeliveries } from '../../commerce/webhooks/deliver.ts'
import { webhookJobs } from '../../commerce/webhooks/jobs.ts'
import { Jobs } from '../../platform/jobs/index.ts'
import { startStandIn, testFetch } from '../fetch.ts'
import { testOwner } from '../owner.ts'
import { testShop } from '../sale.ts'

export const WEBHOOKS = createWebhook.path
export const HOOK_ADDRESS = 'https://hooks.example/in'

/** A delivery as it arrived. */
interface Arrival {
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly payload: WebhookPayload
}

/** Creates a shop with an owner, and a receiver of webhooks that answers with `answer.status`. */
export async function testWebhooks() {
  const shop = await testShop({ contactEmail: 'shop@example.com' })
  const { db, pool, site } = shop
  // The sites of later tests are in the same database, where what is left would be due as well.
  onTestFinished(async () => {
    await pool.query('delete from webhook_endpoint where site_id = $1', [site.id])
  })
  const owner = await testOwner(shop)
  const { call } = owner
  const arrived: Arrival[] = []
  const answer = { status: 200, headers: {}, text: 'thanks' }
  await startStandIn('hooks.example', (request, reply) => {
    void text(request).then((body) => {
      arrived.push({ headers: request.headers, body, payload: JSON.parse(body) as WebhookPayload })
      reply.writeHead(answer.status, answer.headers).end(answer.text)
    })
  })
  const errors: unknown[] = []
  const ports: DeliveryPorts = {
    ...{ db, fetch: testFetch, url: () => 'http://localhost:3000' },
    logError: (_message, error) => errors.push(error),
  }
  const jobs = new Jobs(db)
  webhookJobs(jobs, ports)
  const create = async (events: readonly string[] = webhookEvents) => {
    const reply = await call('POST', WEBHOOKS, { address: HOOK_ADDRESS, events })
    expect(reply.status, reply.text).toBe(200)
    const { webhook, secret } = createWebhook.replies[200].parse(reply.body)
    return { ...webhook, secret, path: `${WEBHOOKS}/${webhook.id}` }
  }
  return {
    ...{ ...shop, owner, call, create, arrived, answer, ports, errors },
    /** Prepares what happened, and sends what is due. */
    deliver: async () => {
      await jobs.drain(pool)
      let sent = 0
      for (let more = 1; more > 0; sent += more) more = await sendDueDeliveries(ports)
      expect(errors).toEqual([])
      return sent
    },
    buy: async () => {
      const cart = await shop.fill({ product: await shop.sell({ title: 'Mug', onHand: 5 }) })
      const attempt = { ...(await cart.attempt()), outcome: 'approve' }
      return (await completeCheckout(db, site, attempt)).orderId
    },
    deliveries: async ({ path }: { readonly path: string }, query = '') => {
      const reply = await call('GET', `${path}/deliveries${query}`)
      expect(reply.status, reply.text).toBe(200)
      return (reply.body as { readonly deliveries: readonly WebhookDelivery[] }).deliveries
    },
    detail: async (path: string) => {
      const reply = await call('POST', path, {})
      expect(reply.status, reply.text).toBe(200)
      return reply.body as WebhookDeliveryDetail
    },
  }
}
