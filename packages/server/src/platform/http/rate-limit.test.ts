import { cartMessages } from '@vitrine/model'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { testDatabase } from '../../test/database.ts'
import { TestBrowser, testSite } from '../../test/site.ts'

const ENTRIES = '/api/commerce/shopping-cart/entries'
const CART = '/api/commerce/shopping-cart'

/** A shop whose limits are a twentieth: three cart writes a minute by session, 15 by address. */
async function strictShop(trustProxy?: string) {
  const { db, pool, changes } = await testDatabase()
  const shop = await testSite()
  const product = await shop.product({ sku: 'MUG', onHand: 1_000 })
  const app = await buildApp({
    db,
    pool,
    changes,
    files: shop.files,
    production: true,
    logLevel: 'silent',
    rateLimitScale: 0.05,
    ...(trustProxy !== undefined && { trustProxy }),
  })
  const wanted = { itemId: product.id, sku: 'MUG', quantity: 1 }
  return { ...shop, app, wanted, browser: () => new TestBrowser(app, shop.host) }
}

type Wanted = Awaited<ReturnType<typeof strictShop>>['wanted']

async function statusesOf(
  times: number,
  browser: TestBrowser,
  wanted: Wanted,
  headers?: (time: number) => Record<string, string>,
): Promise<number[]> {
  const statuses = []
  for (let time = 0; time < times; time += 1)
    statuses.push((await browser.send('POST', ENTRIES, wanted, headers?.(time))).status)
  return statuses
}

it('refuses what comes too often from one session, and says when to try again', async () => {
  const { browser, wanted } = await strictShop()
  const visitor = browser()
  await visitor.call('GET', CART)
  expect(await statusesOf(3, visitor, wanted)).toEqual([200, 200, 200])
  const refused = await visitor.send('POST', ENTRIES, wanted)
  expect(refused.status).toBe(429)
  expect(refused.headers['content-type']).toContain('application/problem+json')
  expect(refused.body).toMatchObject({
    code: 'http.tooMany',
    message: cartMessages.tooManyRequests,
  })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
})

it('counts another session of the same address by itself, up to the limit of the address', async () => {
  const { browser, wanted } = await strictShop()
  for (let visitors = 0; visitors < 5; visitors += 1) {
    const visitor = browser()
    await visitor.call('GET', CART)
    expect(await statusesOf(3, visitor, wanted)).toEqual([200, 200, 200])
  }
  const last = browser()
  await last.call('GET', CART)
  expect(await statusesOf(1, last, wanted)).toEqual([429])
})

it('still lets a visitor read who may not write', async () => {
  const { browser, wanted } = await strictShop()
  const visitor = browser()
  await visitor.call('GET', CART)
  await statusesOf(4, visitor, wanted)
  expect((await visitor.call('GET', CART)).status).toBe(200)
})

/** Sign-ins with nothing that would name a session: the address alone is counted (one in 15 minutes). */
async function signIns(app: FastifyInstance, host: string, addresses: readonly string[]) {
  const statuses = []
  for (const [n, address] of addresses.entries()) {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/studio/session',
      headers: { host, 'x-forwarded-for': address },
      payload: { email: `nobody-${n}@example.com`, password: 'wrong password' },
    })
    statuses.push(reply.statusCode)
  }
  return statuses
}

const FORGED = ['203.0.113.1', '203.0.113.2, 203.0.113.3', '::1', 'nonsense']

it('is not moved by a forged X-Forwarded-For', async () => {
  const { app, host } = await strictShop()
  expect(await signIns(app, host, FORGED)).toEqual([401, 429, 429, 429])
})

it('is not moved by it either when it comes from another than the proxy', async () => {
  const { app, host } = await strictShop('192.0.2.1')
  expect(await signIns(app, host, FORGED)).toEqual([401, 429, 429, 429])
})

it('counts each visitor behind a proxy it was told to trust', async () => {
  const { app, host } = await strictShop('127.0.0.1')
  const said = ['203.0.113.1', '203.0.113.2', '203.0.113.1']
  expect(await signIns(app, host, said)).toEqual([401, 401, 429])
})

it('believes of what a trusted proxy passes on only the last word', async () => {
  const { app, host } = await strictShop('127.0.0.1')
  const said = ['198.51.100.1, 203.0.113.1', '198.51.100.2, 203.0.113.1']
  expect(await signIns(app, host, said)).toEqual([401, 429])
})

it('forgives no try to sign in because the server was started again', async () => {
  const before = await strictShop()
  expect(await signIns(before.app, before.host, ['', ''])).toEqual([401, 429])
  const again = await strictShop()
  expect(await signIns(again.app, before.host, [''])).toEqual([429])
  await before.db.execute(
    sql`update rate_limit set expires_at = now() where site_id = ${before.site.id}`,
  )
  const later = await strictShop()
  expect(await signIns(later.app, before.host, [''])).toEqual([401])
})

it('ends guessing that comes from many addresses at once', async () => {
  const { app, host } = await strictShop('127.0.0.1')
  const addresses = Array.from({ length: 16 }, (_, n) => `203.0.113.${n}`)
  const statuses = await signIns(app, host, addresses)
  expect(statuses).toEqual([...Array(15).fill(401), 429])
})
