import { type ConsentAnswer, listConsents, readConsents, type Reply } from '@vitrine/contract'
import { type JsonObject, newSiteSettings, plainToRich } from '@vitrine/page'
import { expect, it } from 'vitest'
import { importBody, publishDocuments } from '../../content/documents/index.ts'
import { testOwner } from '../../test/owner.ts'
import { publishNow } from '../../test/publish.ts'
import { testSite } from '../../test/site.ts'
import { createVisitors } from '../../test/tracking/tracking.ts'
import { deleteOldConsents } from './consent-store.ts'

const LOCALE = 'en-US'
const PATH = '/api/census/cookie-consent'
const today = () => new Date().toISOString().slice(0, 10)

async function testBanner() {
  const shop = await testSite({ timeZone: 'UTC' })
  const { db, site } = shop
  let documentId: string | undefined
  /** Publishes a banner with a text. Resolves to the id of its texts on the page. */
  const show = async (text: string) => {
    const body = {
      ...newSiteSettings({ locale: LOCALE, title: 'Shop' }),
      cookieBanner: {
        enabled: true,
        text: { [LOCALE]: plainToRich(text) },
        acceptLabel: {},
        declineLabel: { [LOCALE]: 'No, thanks' },
      },
    }
    if (documentId === undefined)
      documentId = await publishNow(db, site.id, { kind: 'site-settings', body })
    else {
      const change = { documentId, memberId: null, body: body as typeof body & JsonObject }
      const { rev } = await importBody(db, site.id, change)
      const entries = [{ documentId, locale: LOCALE, rev }]
      await publishDocuments(db, site.id, { entries, memberId: null })
    }
    const { text: html } = await shop.browser().visit('/')
    return /data-wording="([^"]+)"/.exec(html)?.[1] ?? ''
  }
  const { send } = createVisitors(shop)
  const { call } = await testOwner(shop, 'reporting')
  const range = `from=${today()}&to=${today()}`
  const report = async () => {
    const reply = await call('GET', `${readConsents.path}?${range}`)
    expect(reply.status, reply.text).toBe(200)
    return reply.body as Reply<typeof readConsents>
  }
  const log = async () => {
    const reply = await call('GET', `${listConsents.path}?${range}`)
    expect(reply.status, reply.text).toBe(200)
    return (reply.body as { answers: readonly ConsentAnswer[] }).answers
  }
  const answer = (wording: string, accepted = true, by?: Parameters<typeof send>[2]) =>
    send(PATH, { accepted, locale: LOCALE, wording }, by)
  return { ...shop, show, send, report, log, answer }
}

it('logs each answer with the texts that the visitor saw', async () => {
  const { show, answer, report, log } = await testBanner()
  const first = await show('May we count visits?')
  expect((await answer(first)).status).toBe(200)
  expect((await answer(first, false)).status).toBe(200)
  const second = await show('Cookies?')
  expect(second).not.toBe(first)
  await answer(second)
  expect(await report()).toMatchObject({
    accepted: 2,
    declined: 1,
    before: { accepted: 0, declined: 0 },
    time: [{ day: today(), accepted: 2, declined: 1 }],
    wordings: [
      { id: second, text: 'Cookies?', declineLabel: 'No, thanks', accepted: 1, declined: 0 },
      { id: first, text: 'May we count visits?', policy: 'restrictive', accepted: 1, declined: 1 },
    ],
  })
  expect(await log()).toMatchObject([
    { accepted: true, locale: LOCALE, wording: first },
    { accepted: false, wording: first },
    { accepted: true, wording: second },
  ])
})

it('claims no texts that the site does not show and never showed', async () => {
  const { show, answer, log } = await testBanner()
  const first = await show('One')
  await show('Two')
  await answer(first)
  await answer('0'.repeat(32))
  expect((await log()).map(({ wording }) => wording)).toEqual([null, null])
})

it('stores no address, browser or cookie of the visitor', async () => {
  const { show, answer, pool, site } = await testBanner()
  const wording = await show('Visits?')
  const by = { address: '203.0.113.99', cookies: 'ss_cvr=canary|1|1|1|1' }
  await answer(wording, true, by)
  const { rows } = await pool.query<Record<string, unknown>>(
    'select * from cookie_consent where site_id = $1',
    [site.id],
  )
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual(
    ['accepted', 'at', 'id', 'locale', 'site_id', 'wording'].sort(),
  )
})

it('logs the answers of people in data centers, but none of bots and of other websites', async () => {
  const { show, answer, log } = await testBanner()
  const wording = await show('Visits?')
  await answer(wording, true, { agent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
  await answer(wording, true, {
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  })
  expect(await log()).toEqual([])
  await answer(wording)
  expect(await log()).toHaveLength(1)
})

it.each([
  {},
  { accepted: 'yes', locale: LOCALE, wording: '0'.repeat(32) },
  { accepted: true, locale: 'e', wording: '0'.repeat(32) },
  { accepted: true, locale: LOCALE, wording: 'x' },
])('rejects the answer %j', async (body) => {
  const { send, log } = await testBanner()
  expect((await send(PATH, body)).status).toBe(400)
  expect(await log()).toEqual([])
})

it('deletes answers after 25 months, and then their texts', async () => {
  const { show, answer, pool, db, site } = await testBanner()
  const old = await show('Old')
  await answer(old)
  const recent = await show('New')
  await answer(recent)
  await pool.query(
    `update cookie_consent set at = now() - interval '26 months' where site_id = $1 and wording = $2`,
    [site.id, old],
  )
  await pool.query(
    `update consent_wording set first_used_at = now() - interval '26 months' where site_id = $1`,
    [site.id],
  )
  await deleteOldConsents(db)
  const { rows } = await pool.query('select wording from consent_wording where site_id = $1', [
    site.id,
  ])
  expect(rows).toEqual([{ wording: recent }])
})
