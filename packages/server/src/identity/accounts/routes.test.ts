import type { Session } from '@vitrine/contract'
import type { Role } from '@vitrine/model'
import { expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { testDatabase } from '../../test/database.ts'
import { testSite } from '../../test/site.ts'
import { createStaffMember, createSignInLink } from './index.ts'

async function shopWith(role: Role = 'admin') {
  const shop = await testSite()
  const { id } = await createStaffMember(shop.db, shop.site.id, {
    email: 'owner@example.com',
    role,
  })
  const token = await createSignInLink(shop.db, shop.site.id, id)
  const browser = shop.browser()
  return { ...shop, token, browser, memberId: id }
}

const SESSION = '/api/studio/session'

it('signs in by link, once', async () => {
  const { browser, token, browser: again } = await shopWith()
  const reply = await browser.call('POST', `${SESSION}/link`, { token })
  expect(reply).toMatchObject({ status: 200, body: { member: { role: 'admin' } } })
  expect(await browser.call('GET', SESSION)).toMatchObject({ status: 200 })
  const second = await again.call('POST', `${SESSION}/link`, { token })
  expect(second).toMatchObject({ status: 401, body: { code: 'accounts.linkSpent' } })
})

it('signs in one of two concurrent uses of a link', async () => {
  const shop = await shopWith()
  const { token } = shop
  const both = [1, 2].map(() => shop.browser.call('POST', `${SESSION}/link`, { token }))
  expect((await Promise.all(both)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 401,
  ])
})

it('changes the password with the crumb, and ends the other sessions', async () => {
  const shop = await shopWith()
  const { browser } = shop
  const { body } = await browser.call('POST', `${SESSION}/link`, { token: shop.token })
  const { crumb } = body as Session
  const other = await testBrowserSignedIn(shop)

  const newPassword = 'four plain words here'
  const bare = await browser.send('PUT', '/api/studio/password', { newPassword })
  expect(bare).toMatchObject({ status: 403, body: { code: 'http.crumbFail', crumbFail: true } })
  const headers = { 'x-csrf-token': crumb }
  const done = await browser.send('PUT', '/api/studio/password', { newPassword }, headers)
  expect(done.status).toBe(200)
  expect((await browser.call('GET', SESSION)).status).toBe(200)
  expect((await other.call('GET', SESSION)).status).toBe(401)

  const email = 'OWNER@example.com'
  const again = await other.call('POST', SESSION, { email, password: newPassword })
  expect(again.status).toBe(200)
})

async function testBrowserSignedIn(shop: Awaited<ReturnType<typeof shopWith>>) {
  const other = (await testSite()).browser().at(shop.host)
  const token = await createSignInLink(shop.db, shop.site.id, shop.memberId)
  await other.call('POST', `${SESSION}/link`, { token })
  return other
}

it('counts attempts at an account from all addresses together', async () => {
  const { host, files } = await shopWith()
  const { db, pool, changes } = await testDatabase()
  const ports = { db, pool, changes, files }
  const app = await buildApp({ ...ports, production: true, logLevel: 'silent' })
  const tries = []
  for (let n = 1; n <= 6; n += 1)
    tries.push(
      await app.inject({
        method: 'POST',
        url: SESSION,
        headers: { host },
        remoteAddress: `198.51.100.${n}`,
        payload: { email: 'owner@example.com', password: 'guess' },
      }),
    )
  await app.close()
  expect(tries.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401, 429])
  expect(Number(tries[5]?.headers['retry-after'])).toBeGreaterThan(0)
})

it('changes the email address, and rejects an invalid one', async () => {
  const { browser, token } = await shopWith()
  const { body } = await browser.call('POST', `${SESSION}/link`, { token })
  const headers = { 'x-csrf-token': (body as Session).crumb }
  const bad = await browser.send('PUT', '/api/studio/email', { email: 'nobody' }, headers)
  expect(bad).toMatchObject({ status: 400, body: { message: 'Please enter a valid email' } })
  const email = 'shop@example.com'
  expect((await browser.send('PUT', '/api/studio/email', { email }, headers)).status).toBe(200)
  expect(await browser.call('GET', SESSION)).toMatchObject({ body: { member: { email } } })
})

it.each([
  ['owner@example.com', 'wrong'],
  ['nobody@example.com', 'wrong'],
])('gives %s with a wrong password the same error', async (email, password) => {
  const { browser } = await shopWith()
  const reply = await browser.call('POST', SESSION, { email, password })
  expect(reply).toMatchObject({
    status: 401,
    body: { message: 'The email address or password is incorrect.' },
  })
})

it('signs in to one site only', async () => {
  const shop = await shopWith()
  await shop.browser.call('POST', `${SESSION}/link`, { token: shop.token })
  const otherSite = await testSite()
  const visit = shop.browser.at(otherSite.host)
  expect((await visit.call('GET', SESSION)).status).toBe(401)
})

it('signs out for good', async () => {
  const shop = await shopWith()
  const { body } = await shop.browser.call('POST', `${SESSION}/link`, { token: shop.token })
  const stolen = shop.browser.copy()
  const headers = { 'x-csrf-token': (body as Session).crumb }
  expect((await shop.browser.send('DELETE', SESSION, undefined, headers)).status).toBe(200)
  expect((await stolen.call('GET', SESSION)).status).toBe(401)
})
