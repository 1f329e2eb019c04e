import { expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { testDatabase } from '../../test/database.ts'
import { createJournal, LOCKED, PASSWORD, createTextContent } from '../../test/pages.ts'

/** A page with a lock, and a proxy that names the visitor, who has ten attempts. */
async function lockedPage() {
  const shop = await createJournal()
  const { db, pool, changes } = await testDatabase()
  const { files } = shop
  const app = await buildApp({
    db,
    pool,
    changes,
    files,
    production: true,
    logLevel: 'silent',
    trustProxy: '127.0.0.1',
  })
  const from =
    (address: string) =>
    async (password: string, pageId = shop.locked) => {
      const reply = await app.inject({
        method: 'POST',
        url: '/lock',
        headers: {
          host: shop.host,
          'x-forwarded-for': address,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams({ pageId, password, next: '/' }).toString(),
      })
      return { status: reply.statusCode, headers: reply.headers, text: reply.payload }
    }
  return { ...shop, from }
}

const ALICE = '203.0.113.1'
const BOB = '203.0.113.2'

it('limits a visitor who guesses, with the wait in the message, and no other visitor', async () => {
  const shop = await lockedPage()
  const [alice, bob] = [shop.from(ALICE), shop.from(BOB)]
  for (let time = 0; time < 10; time += 1) expect((await alice('guess')).status).toBe(401)
  const refused = await alice(PASSWORD)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.text).toMatch(/Too many attempts\. Try again in \d+ minutes?\./)
  expect((await bob(PASSWORD)).status).toBe(303)
  // The other lock of the site is one of its own.
  const other = await shop.item('other', LOCKED, '2026-02-01', createTextContent('OTHER body'))
  await shop.owner.call('PUT', `/api/studio/page-locks/${other}`, { password: 'another' })
  expect((await alice('another', other)).status).toBe(303)
})

it('does not count correct attempts: a whole office may share one address', async () => {
  const shop = await lockedPage()
  const office = shop.from(ALICE)
  for (let time = 0; time < 9; time += 1) expect((await office('typo')).status).toBe(401)
  for (let time = 0; time < 12; time += 1) expect((await office(PASSWORD)).status).toBe(303)
  expect((await office('typo')).status).toBe(401)
  expect((await office(PASSWORD)).status).toBe(429)
})
