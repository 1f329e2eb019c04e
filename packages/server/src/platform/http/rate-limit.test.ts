import { requestMessages } from '@vitrine/model'
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
  const entry = { itemId: product.id, sku: 'MUG', quantity: 1 }
  return { ...shop, app, wanted: entry, browser: () => new TestBrowser(app, shop.host) }
}

type Entry = Awaited<ReturnType<typeof strictShop>>['wanted']

async function collectStatuses(
  times: number,
  browser: TestBrowser,
  entry: Entry,
  headers?: (time: number) => Record<string, string>,
): Promise<number[]> {
  const statuses = []
  for (let time = 0; time < times; time += 1)
    statuses.push((await browser.send('POST', ENTRIES, entry, headers?.(time))).status)
  return statuses
}

it('rejects too many calls of a session, and names the waiting time', async () => {
  const { browser, wanted: entry } = await strictShop()
  const visitor = browser()
  await visitor.call('GET', CART)
  expect(await collectStatuses(3, visitor, entry)).toEqual([200, 200, 200])
  const refused = await visitor.send('POST', ENTRIES, entry)
  expect(refused.status).toBe(429)
  expect(refused.headers['content-type']).toContain('application/problem+json')
  expect(refused.body).toMatchObject({
    code: 'http.tooMany',
    message: requestMessages['http.tooMany'],
  })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
})

it('counts each session of an address separately, up to the limit of the address', async () => {
  const { browser, wanted: entry } = await strictShop()
  for (let visitors = 0; visitors < 5; visitors += 1) {
    const visitor = browser()
    await visitor.call('GET', CART)
    expect(await collectStatuses(3, visitor, entry)).toEqual([200, 200, 200])
  }
  const last = browser()
  await last.call('GET', CART)
  expect(await collectStatuses(1, last, entry)).toEqual([429])
})

it('lets a visitor over the write limit read', async () => {
  const { browser, wanted: entry } = await strictShop()
  const visitor = browser()
  await visitor.call('GET', CART)
  await collectStatuses(4, visitor, entry)
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

it('ignores a forged X-Forwarded-For', async () => {
  const { app, host } = await strictShop()
  expect(await signIns(app, host, FORGED)).toEqual([401, 429, 429, 429])
})

it('ignores X-Forwarded-For from any client but the proxy', async () => {
  const { app, host } = await strictShop('192.0.2.1')
  expect(await signIns(app, host, FORGED)).toEqual([401, 429, 429, 429])
})

it('counts each visitor behind a trusted proxy', async () => {
  const { app, host } = await strictShop('127.0.0.1')
  const forwarded = ['203.0.113.1', '203.0.113.2', '203.0.113.1']
  expect(await signIns(app, host, forwarded)).toEqual([401, 401, 429])
})

it('trusts only the last address that a proxy adds', async () => {
  const { app, host } = await strictShop('127.0.0.1')
  const forwarded = ['198.51.100.1, 203.0.113.1', '198.51.100.2, 203.0.113.1']
  expect(await signIns(app, host, forwarded)).toEqual([401, 429])
})

it('keeps the count of sign-in attempts over a restart', async () => {
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

it('limits password guessing from many addresses', async () => {
  const { app, host } = await strictShop('127.0.0.1')
  const addresses = Array.from({ length: 16 }, (_, n) => `203.0.113.${n}`)
  const statuses = await signIns(app, host, addresses)
  expect(statuses).toEqual([...Array(15).fill(401), 429])
})

it('limits guesses of discount codes, and says how long to wait', async () => {
  const { browser, wanted } = await strictShop()
  const guesser = browser()
  await guesser.call('GET', CART)
  await guesser.send('POST', ENTRIES, wanted)
  const texts = []
  for (const code of ['SPRING', 'SUMMER', 'AUTUMN'])
    texts.push((await guesser.submit('/checkout', { intent: 'code', code })).text)
  expect(texts[0]).toContain('This code is not valid.')
  expect(texts.at(-1)).toContain('Too many codes in a short time. Try again in 10 minutes.')
})
