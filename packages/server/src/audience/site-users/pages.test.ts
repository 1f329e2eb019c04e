import { expect, it } from 'vitest'
import { testOwner } from '../../test/owner.ts'
import { PASSWORD, READER, testVisitors } from '../../test/site-users.ts'

const SIGN_IN = { email: READER, password: PASSWORD }

it('creates an account, signed in, without a script', async () => {
  const shop = await testVisitors()
  const browser = shop.browser()
  const given = { firstName: 'A', lastName: 'Reader', email: READER, newPassword: PASSWORD }
  const asked = await browser.submit('/account/register', given)
  expect(asked.headers['location']).toBe('/account/verify?notice=registered')
  const { token } = await shop.findLastEmail()
  expect((await browser.visit(`/account/verify?token=${token}`)).text).toContain(token)
  const done = await browser.submit('/account/verify', { token, password: PASSWORD })
  expect(done).toMatchObject({ status: 303, headers: { location: '/account' } })
  const account = await browser.visit('/account')
  expect(account.text).toContain(READER)
  expect(account.headers['cache-control']).toContain('no-store')
  const out = await browser.submit('/account/sign-out', {})
  expect(out.headers['location']).toBe('/account/login?notice=signed-out')
  const after = await browser.visit('/account')
  expect(after.headers['location']).toBe('/account/login?next=%2Faccount')
})

it.each([
  '/account/login',
  '/account/register',
  '/account/verify',
  '/account/verify/letter',
  '/account/forgot',
  '/account/reset',
  '/account',
  '/account/password',
  '/account/sign-out',
  '/account/sign-out/everywhere',
])('rejects a form for %s from a page of another site', async (url) => {
  const shop = await testVisitors()
  const { browser } = await shop.signedUp()
  const cookies = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const form = 'application/x-www-form-urlencoded'
  for (const from of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]) {
    const headers = { host: shop.host, cookie: cookies, 'content-type': form, ...from }
    const payload = new URLSearchParams({ ...SIGN_IN, firstName: 'Evil' }).toString()
    const { statusCode } = await shop.app.inject({ method: 'POST', url, headers, payload })
    expect(statusCode, JSON.stringify(from)).toBe(403)
  }
  expect((await browser.call('GET', '/api/site-users/account/profile')).body).toMatchObject({
    firstName: '',
  })
})

it.each([
  ['/journal/first?a=b#c', '/journal/first?a=b#c'],
  ['https://evil.example/', '/account'],
  ['//evil.example/', '/account'],
  ['/\\evil.example', '/account'],
  ['/\t/evil.example', '/account'],
  ['/.//evil.example', '/account'],
  ['/x/..//evil.example', '/account'],
  ['javascript:alert(1)', '/account'],
  ['/api/site-users/account/session', '/account'],
  ['/config', '/account'],
  ['/a\r\nset-cookie: x=y', '/aset-cookie:%20x=y'],
])('redirects after sign-in with next=%j to %j', async (next, to) => {
  const shop = await testVisitors()
  const { browser: known } = await shop.signedUp()
  const reply = await shop.browser().submit('/account/login', { ...SIGN_IN, next })
  expect(reply).toMatchObject({ status: 303, headers: { location: to } })
  const query = new URLSearchParams({ next }).toString()
  expect((await known.visit(`/account/login?${query}`)).headers['location']).toBe(to)
})

it('has the same response for every email address, and shows no password again', async () => {
  const shop = await testVisitors()
  await shop.signedUp()
  const wrong = async (email: string) => {
    const reply = await shop
      .browser()
      .submit('/account/login', { email, password: 'a-wrong-guess' })
    expect(reply.status).toBe(401)
    expect(reply.text).not.toContain('a-wrong-guess')
    return reply.text.replaceAll(email, '').replaceAll(/(nonce|data-challenge)="[^"]*"/g, '')
  }
  expect(await wrong(READER)).toBe(await wrong('nobody@example.com'))
  for (const url of ['/account/forgot', '/account/verify/letter']) {
    const notice = []
    for (const email of [READER, 'nobody@example.com'])
      notice.push((await shop.browser().submit(url, { email })).headers['location'])
    expect(notice[0]).toBe(notice[1])
  }
})

it('shows the message of a known code in the URL, and no other text from it', async () => {
  const shop = await testVisitors()
  const known = await shop.browser().visit('/account/login?notice=password-set')
  expect(known.text).toContain('Your new password is set.')
  for (const notice of ['constructor', '__proto__', 'Call+555', '<b>x'])
    expect((await shop.browser().visit(`/account/login?notice=${notice}`)).text).not.toContain(
      notice,
    )
})

it('joins a free area from its restricted page, and returns to that page', async () => {
  const shop = await testVisitors()
  const { call } = await testOwner(shop)
  const made = await call('POST', '/api/studio/member-areas', { name: 'Workshop' })
  const { id } = made.body as { id: string }
  const { browser } = await shop.signedUp()
  expect((await browser.visit('/account')).text).toContain('Workshop')
  const url = `/account/areas/${id}/join`
  const evil = await browser.submit(url, { next: '//evil.example' })
  expect(evil.headers['location']).toBe('/account?notice=joined')
  expect((await browser.submit(url, { next: '/lessons' })).headers['location']).toBe('/lessons')
  const left = await browser.submit(`/account/areas/${id}/leave`, {})
  expect(left.headers['location']).toBe('/account?notice=left')
})
