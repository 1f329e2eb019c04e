import type { Session } from '@vitrine/contract'
import type { Role } from '@vitrine/model'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, it, onTestFinished } from 'vitest'
import { buildApp } from '../../app.ts'
import { testDatabase } from '../../test/database.ts'
import { testSite } from '../../test/site.ts'
import { createStaffMember, createSignInLink, hashPassword } from './index.ts'

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

/** A server with the limits of production, and sign-ins from an address. */
async function guardedShop() {
  const shop = await shopWith()
  const { db, pool, changes } = await testDatabase()
  const ports = { db, pool, changes, files: shop.files }
  const app = await buildApp({ ...ports, production: true, logLevel: 'silent' })
  onTestFinished(() => app.close())
  const passwordHash = await hashPassword('four plain words here')
  await pool.query('update member set password_hash = $1 where site_id = $2', [
    passwordHash,
    shop.site.id,
  ])
  const signIn = async (remoteAddress: string, password: string, proof?: string) => {
    const payload = { email: 'owner@example.com', password, proof }
    const headers = { host: shop.host }
    const reply = await app.inject({
      method: 'POST',
      url: SESSION,
      headers,
      remoteAddress,
      payload,
    })
    return { status: reply.statusCode, body: reply.json<{ readonly challenge: Challenge }>() }
  }
  const guess = async (times: number, address: (n: number) => string) => {
    const statuses = []
    for (let n = 0; n < times; n += 1)
      statuses.push((await signIn(address(n), `guess ${n}`)).status)
    return statuses
  }
  return { signIn, guess }
}

async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

it('locks no one out whose account a stranger guesses at, from one address or many', async () => {
  const { signIn, guess } = await guardedShop()
  const stranger = '2001:db8:6:6::'
  expect(await guess(6, (n) => `${stranger}${n + 1}`)).toEqual([401, 401, 401, 401, 401, 403])
  expect((await signIn('198.51.100.1', 'four plain words here')).status).toBe(200)
  await guess(45, (n) => `203.0.113.${n}`)
  const owner = await signIn('198.51.100.2', 'four plain words here')
  expect(owner).toMatchObject({ status: 403, body: { code: 'accounts.proofRequired' } })
  const proof = await solve(owner.body.challenge)
  expect((await signIn('198.51.100.2', 'four plain words here', proof)).status).toBe(200)
})

it('asks for work after five failed sign-ins, once for each further one, and then locks', async () => {
  const { signIn, guess } = await guardedShop()
  const here = '198.51.100.9'
  await guess(5, () => here)
  const { body } = await signIn(here, 'guess')
  const proof = await solve(body.challenge)
  expect((await signIn(here, 'guess', proof)).status).toBe(401)
  expect((await signIn(here, 'four plain words here', proof)).status).toBe(403)
  expect((await signIn(here, 'four plain words here', 'nothing')).status).toBe(403)
  expect((await guess(10, () => here)).at(-1)).toBe(429)
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

it('changes the email address only with the password, and tells the old address', async () => {
  const { browser, token, emails } = await shopWith()
  const { body } = await browser.call('POST', `${SESSION}/link`, { token })
  const headers = { 'x-csrf-token': (body as Session).crumb }
  const currentPassword = 'four plain words here'
  const set = { newPassword: currentPassword }
  expect((await browser.send('PUT', '/api/studio/password', set, headers)).status).toBe(200)
  const email = 'thief@example.com'
  const change = (more: object) =>
    browser.send('PUT', '/api/studio/email', { email, ...more }, headers)
  for (const wrong of [{}, { currentPassword: 'guess' }])
    expect(await change(wrong)).toMatchObject({
      status: 400,
      body: { code: 'accounts.passwordWrong' },
    })
  expect(await emails()).toEqual([])

  expect((await change({ currentPassword })).status).toBe(200)
  const [notice, ...more] = await emails()
  expect(more).toEqual([])
  expect(notice).toMatchObject({
    recipient: 'owner@example.com',
    subject: 'Test shop: Your sign-in address was changed',
  })
  expect(notice?.text).toContain('from owner@example.com to thief@example.com')
})

it.each([
  ['owner@example.com', 'wrong'],
  ['nobody@example.com', 'wrong'],
])('returns the same error for %s with a wrong password', async (email, password) => {
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
