import { REMEMBERED_MAX_AGE_S, SITE_USER_XSRF_HEADER } from '@vitrine/model'
import { expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { testDatabase } from '../../test/database.ts'
import { ACCOUNT, PASSWORD, READER, testVisitors, visiting } from '../../test/site-users.ts'

const SESSION = `${ACCOUNT}/session`

function readCookies(headers: Readonly<Record<string, unknown>>): readonly string[] {
  const given = headers['set-cookie']
  return Array.isArray(given) ? given.map(String) : []
}

const cookieNamed = (headers: Readonly<Record<string, unknown>>, name: string) =>
  readCookies(headers).find((cookie) => cookie.startsWith(`${name}=`)) ?? ''

it('sets the cookies of the specification for a signed-in visitor', async () => {
  const shop = await testVisitors()
  const { id } = await shop.signedUp()
  const browser = shop.browser()
  const body = { email: READER, password: PASSWORD }
  const { headers, body: answer } = await browser.call('POST', SESSION, body)
  const token = cookieNamed(headers, 'SiteUserSecureAuthToken')
  expect(token).toMatch(/HttpOnly.*SameSite=Lax/)
  expect(token).not.toContain('Max-Age')
  const info = cookieNamed(headers, 'SiteUserInfo')
  expect(info).not.toContain('HttpOnly')
  expect(JSON.parse(decodeURIComponent(info.split(/[=;]/)[1] ?? ''))).toEqual({
    authenticated: true,
    siteUserId: id,
  })
  const { xsrfToken } = answer as { xsrfToken: string }
  expect(cookieNamed(headers, 'siteUserCrumb')).toContain(`siteUserCrumb=${xsrfToken};`)
})

it('remembers a visitor for three years on request', async () => {
  const shop = await testVisitors()
  await shop.signedUp()
  const body = { email: READER, password: PASSWORD, rememberMe: true }
  const { headers } = await shop.browser().call('POST', SESSION, body)
  for (const name of ['SiteUserSecureAuthToken', 'SiteUserInfo', 'siteUserCrumb'])
    expect(cookieNamed(headers, name)).toContain(`Max-Age=${REMEMBERED_MAX_AGE_S}`)
})

it('ends an unused session, and extends a used one', async () => {
  const shop = await testVisitors()
  const user = await shop.signedUp()
  const end = async () =>
    shop.rows<{ hours: number }>(
      `select round(extract(epoch from expires_at - now()) / 3600)::int as hours
       from site_user_session where site_id = $1`,
    )
  expect(await end()).toEqual([{ hours: 24 }])
  const age = (interval: string) =>
    shop.rows(
      `update site_user_session set created_at = created_at - $2::interval,
         last_seen_at = last_seen_at - $2::interval, expires_at = expires_at - $2::interval
       where site_id = $1`,
      [interval],
    )
  await age('20 hours')
  expect((await user.call('GET', '/session')).status).toBe(200)
  expect(await end()).toEqual([{ hours: 24 }])
  await age('25 hours')
  expect((await user.call('GET', '/session')).status).toBe(401)
})

it('ends a session at its maximum duration', async () => {
  const shop = await testVisitors()
  const user = await shop.signedUp()
  await shop.rows(
    `update site_user_session set created_at = now() - interval '29 days 23 hours',
       last_seen_at = now() - interval '2 hours' where site_id = $1`,
  )
  expect((await user.call('GET', '/session')).status).toBe(200)
  const [row] = await shop.rows<{ is_soon: boolean }>(
    `select expires_at < now() + interval '61 minutes' as is_soon
     from site_user_session where site_id = $1`,
  )
  expect(row).toEqual({ is_soon: true })
})

it('never continues a token that the browser sent', async () => {
  const shop = await testVisitors()
  const { browser } = await shop.signedUp()
  const planted = 'plantedplantedplanted1'
  const victim = shop.browser()
  victim.cookies.set('SiteUserSecureAuthToken', planted)
  await victim.call('POST', SESSION, { email: READER, password: PASSWORD })
  const fresh = victim.cookies.get('SiteUserSecureAuthToken')
  expect(fresh).not.toBe(planted)
  const thief = shop.browser()
  thief.cookies.set('SiteUserSecureAuthToken', planted)
  expect((await thief.call('GET', SESSION)).status).toBe(401)

  // And a browser that signs in again leaves no session behind.
  const before = browser.copy()
  await browser.call('POST', SESSION, { email: READER, password: PASSWORD })
  expect((await before.call('GET', SESSION)).status).toBe(401)
})

it('requires the session token for every change, and returns a fresh one', async () => {
  const shop = await testVisitors()
  const { browser, xsrfToken } = await shop.signedUp()
  const other = await shop.signedUp('other@example.com')
  const names = { firstName: 'New', lastName: 'Name' }
  const change = (headers: Record<string, string> = {}) =>
    browser.send('PUT', `${ACCOUNT}/profile`, names, headers)
  const error = { status: 403, body: { crumbFail: true, crumb: xsrfToken } }
  expect(await change()).toMatchObject(error)
  expect(await change({ [SITE_USER_XSRF_HEADER]: other.xsrfToken })).toMatchObject(error)
  expect(await change({ [SITE_USER_XSRF_HEADER]: 'stale' })).toMatchObject(error)
  const done = await change({ [SITE_USER_XSRF_HEADER]: xsrfToken })
  expect(done).toMatchObject({ status: 200, body: names })
})

it('signs out after one repeat, for good', async () => {
  const shop = await testVisitors()
  const { browser } = await shop.signedUp()
  const stolen = browser.copy()
  const first = await browser.send('DELETE', SESSION)
  const { crumb } = first.body as { crumb: string }
  const second = await browser.send('DELETE', SESSION, {}, { [SITE_USER_XSRF_HEADER]: crumb })
  expect(second).toMatchObject({ status: 200, body: {} })
  expect([...browser.cookies.keys()]).not.toContain('SiteUserInfo')
  expect((await stolen.call('GET', SESSION)).status).toBe(401)
})

it.each([
  ['?cloneCart=true', undefined, true],
  ['', { cloneCart: true }, true],
  ['', {}, false],
  ['?cloneCart=false', undefined, false],
])('signing out with %j and %j keeps the cart: %s', async (query, body, isKept) => {
  const shop = await testVisitors()
  const user = await shop.signedUp()
  const { id: itemId } = await shop.product()
  const cart = '/api/commerce/shopping-cart'
  const added = await user.browser.call('POST', `${cart}/entries`, { itemId, quantity: 2 })
  expect(added.status).toBe(200)
  const out = await user.call('DELETE', `/session${query}`, body)
  expect(out.status).toBe(200)
  const { body: left } = await user.browser.call('GET', cart)
  expect(left).toMatchObject({ totalQuantity: isKept ? 2 : 0 })
})

it('signs out everywhere', async () => {
  const shop = await testVisitors()
  const here = await shop.signedUp()
  const there = await shop.signIn()
  expect((await here.call('DELETE', '/sessions')).status).toBe(200)
  expect((await there.call('GET', '/session')).status).toBe(401)
})

it('is signed in to its own site only', async () => {
  const shop = await testVisitors()
  const otherBrowser = await testVisitors()
  const { browser } = await shop.signedUp()
  expect((await browser.at(otherBrowser.host).call('GET', SESSION)).status).toBe(401)
  const body = { email: READER, password: PASSWORD }
  expect((await otherBrowser.browser().call('POST', SESSION, body)).status).toBe(401)
})

it.each(['{', '"text"', '{"authenticated":"yes"}'])(
  'logs an invalid cookie (%s), and finds no user',
  async (info) => {
    const shop = await testVisitors()
    const { browser } = await shop.signedUp()
    const { db, pool, changes } = await testDatabase()
    const lines: string[] = []
    const logTarget = { write: (line: string) => lines.push(line) }
    const ports = { db, pool, changes, files: shop.files, production: true, logLevel: 'warn' }
    const app = await buildApp({ ...ports, logTarget })
    const token = browser.cookies.get('SiteUserSecureAuthToken') ?? ''
    const ask = (cookies: Record<string, string>) =>
      app.inject({ url: SESSION, headers: { host: shop.host }, cookies })
    const good = await ask({ SiteUserSecureAuthToken: token })
    expect(good.statusCode).toBe(200)
    const bad = await ask({
      SiteUserSecureAuthToken: token,
      SiteUserInfo: encodeURIComponent(info),
    })
    await app.close()
    expect(bad.statusCode).toBe(401)
    const [line = '', ...others] = lines
    expect(others).toEqual([])
    expect(JSON.parse(line)).toMatchObject({ level: 40, cookie: 'SiteUserInfo' })
    expect(line).not.toContain(token)
  },
)

it('stores a language of the site for an account, and no other', async () => {
  const shop = await testVisitors({ language: 'en-GB' })
  const { call } = await shop.signedUp()
  await shop.rows(
    `insert into site_language (site_id, tag, prefix, is_custom_code, display_name)
     values ($1, 'fr', 'fr', false, ''), ($1, 'x-house', 'house', true, 'Ours')`,
  )
  expect(await call('POST', '/locale', { language: 'FR' })).toMatchObject({
    status: 200,
    body: { locale: 'fr' },
  })
  expect(await call('POST', '/locale', { language: 'x-house' })).toMatchObject({
    status: 400,
    body: { code: 'site-users.languageCustom' },
  })
  expect(await call('POST', '/locale', { language: 'de' })).toMatchObject({
    status: 400,
    body: { code: 'site-users.languageUnknown' },
  })
})

it('stores names as one line each', async () => {
  const shop = await testVisitors()
  const { call } = await shop.signedUp()
  const given = { firstName: ' A\n\tfirst ', lastName: '<b>Last</b>' }
  const stored = { firstName: 'A first', lastName: '<b>Last</b>' }
  expect((await call('PUT', '/profile', given)).body).toMatchObject(stored)
  expect((await call('GET', '/profile')).body).toMatchObject({ email: READER, ...stored })
  const long = { firstName: 'x'.repeat(101), lastName: '' }
  expect((await call('PUT', '/profile', long)).status).toBe(400)
})

it('ends the sessions of a deleted account', async () => {
  const shop = await testVisitors()
  const { browser, id } = await shop.signedUp()
  await shop.rows(`delete from site_user where site_id = $1 and id = $2`, [id])
  const reply = await browser.call('GET', SESSION)
  expect(reply.status).toBe(401)
  expect(() => visiting(browser, reply)).toThrow('Not signed in')
})

it.each(['{', '', 'null'])('ends the session even if its other cookie is %j', async (info) => {
  const shop = await testVisitors()
  const { browser, xsrfToken } = await shop.signedUp()
  const stolen = browser.copy()
  browser.cookies.set('SiteUserInfo', encodeURIComponent(info))
  expect(await browser.send('DELETE', SESSION, {})).toMatchObject({
    status: 403,
    body: { crumbFail: true, crumb: xsrfToken },
  })
  const headers = { [SITE_USER_XSRF_HEADER]: xsrfToken }
  expect((await browser.send('DELETE', SESSION, {}, headers)).status).toBe(200)
  expect((await stolen.call('GET', SESSION)).status).toBe(401)

  const again = await shop.signIn()
  const copy = again.browser.copy()
  again.browser.cookies.set('SiteUserInfo', encodeURIComponent(info))
  await again.browser.submit('/account/sign-out', {})
  expect((await copy.call('GET', SESSION)).status).toBe(401)
})

it('accepts a sign-out without a session', async () => {
  const shop = await testVisitors()
  expect((await shop.browser().send('DELETE', SESSION, {})).status).toBe(401)
})
