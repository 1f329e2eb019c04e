import type { Challenge } from '@vitrine/contract'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, it, onTestFinished } from 'vitest'
import { buildApp } from '../../app.ts'
import { testDatabase } from '../../test/database.ts'
import { createJournal, LOCKED, PASSWORD, createTextContent } from '../../test/pages.ts'

/** A page with a lock, on a server with the limits of production, behind a proxy that names the visitor. */
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
  onTestFinished(() => app.close())
  const from =
    (address: string) =>
    async (password: string, { proof = '', pageId = shop.locked } = {}) => {
      const reply = await app.inject({
        method: 'POST',
        url: '/lock',
        headers: {
          host: shop.host,
          'x-forwarded-for': address,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams({ pageId, password, proof, next: '/' }).toString(),
      })
      const { statusCode: status, headers, payload: text } = reply
      const sent = /data-challenge="([^"]+)"/.exec(text)?.[1]?.replaceAll('&quot;', '"')
      return { status, headers, text, challenge: sent && (JSON.parse(sent) as Challenge) }
    }
  /** Guesses the password, with proof of work where the server asks for it. */
  const work = async (address: string, password: string) => {
    const enter = from(address)
    return enter(password, { proof: await solve((await enter('guess')).challenge) })
  }
  return { ...shop, from, work }
}

async function solve(challenge: Challenge | string | undefined): Promise<string> {
  if (typeof challenge !== 'object') throw new Error('The form has a challenge')
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

const ALICE = '203.0.113.1'
const BOB = '203.0.113.2'

it('asks a visitor who guesses for work, once for each attempt, and no other visitor', async () => {
  const shop = await lockedPage()
  const [alice, bob] = [shop.from(ALICE), shop.from(BOB)]
  for (let time = 0; time < 5; time += 1) expect((await alice('guess')).status).toBe(401)
  const asked = await alice(PASSWORD)
  expect(asked.status).toBe(403)
  expect(asked.text).toContain('Several attempts failed.')
  expect(asked.text).toContain('Without it, wait 15 minutes.')
  expect(asked.headers['set-cookie']).toBeUndefined()
  const proof = await solve(asked.challenge)
  expect((await alice('guess', { proof })).status).toBe(401)
  expect((await alice(PASSWORD, { proof })).status).toBe(403)
  expect((await shop.work(ALICE, PASSWORD)).status).toBe(303)
  expect((await bob(PASSWORD)).status).toBe(303)
  // The other lock of the site is one of its own.
  const pageId = await shop.item('other', LOCKED, '2026-02-01', createTextContent('OTHER body'))
  await shop.owner.call('PUT', `/api/studio/page-locks/${pageId}`, { password: 'another' })
  expect((await alice('another', { pageId })).status).toBe(303)
})

it('limits a visitor who guesses, with the wait in the message, and no other visitor', async () => {
  const shop = await lockedPage()
  const alice = shop.from(ALICE)
  for (let time = 0; time < 15; time += 1) await alice('guess')
  const refused = await alice(PASSWORD)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.text).toMatch(/Too many attempts\. Try again in \d+ minutes?\./)
  expect((await shop.from(BOB)(PASSWORD)).status).toBe(303)
})

it('locks out no one who can work when strangers guess from many networks', async () => {
  const shop = await lockedPage()
  for (let n = 0; n < 51; n += 1) await shop.from(`198.51.100.${n}`)('guess')
  expect((await shop.from(BOB)(PASSWORD)).status).toBe(403)
  expect((await shop.work(BOB, PASSWORD)).status).toBe(303)
})

it('does not count correct attempts: a whole office may share one address', async () => {
  const shop = await lockedPage()
  const office = shop.from(ALICE)
  for (let time = 0; time < 4; time += 1) expect((await office('typo')).status).toBe(401)
  for (let time = 0; time < 12; time += 1) expect((await office(PASSWORD)).status).toBe(303)
  expect((await office('typo')).status).toBe(401)
  expect((await office(PASSWORD)).status).toBe(403)
})
