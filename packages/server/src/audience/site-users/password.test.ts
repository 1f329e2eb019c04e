import { MAX_PASSWORD_LENGTH, englishMessages } from '@vitrine/model'
import { expect, it } from 'vitest'
import { ACCOUNT, PASSWORD, READER, testVisitors } from '../../test/site-users.ts'

const NEW = 'another four plain words'

type Shop = Awaited<ReturnType<typeof testVisitors>>

async function askedReset(shop: Shop) {
  await shop.browser().call('POST', `${ACCOUNT}/password/letter`, { email: READER })
  return shop.findLastEmail()
}

const reset = (shop: Shop, token: string, newPassword = NEW) =>
  shop.browser().call('POST', `${ACCOUNT}/password/reset`, { token, newPassword })

it('sets a new password by an emailed link, once, and ends every session', async () => {
  const shop = await testVisitors()
  const { browser } = await shop.signedUp()
  const { token, subject } = await askedReset(shop)
  expect(subject).toBe('Test shop: Reset your password')
  expect(await reset(shop, token, 'short')).toMatchObject({ status: 400 })
  expect(await reset(shop, token, `${READER}1`)).toMatchObject({ status: 400 })
  expect(await reset(shop, token)).toMatchObject({ status: 200 })
  expect((await browser.call('GET', `${ACCOUNT}/session`)).status).toBe(401)
  expect(await reset(shop, token)).toMatchObject({
    status: 401,
    body: { code: 'site-users.linkSpent' },
  })
  const old = { email: READER, password: PASSWORD }
  expect((await shop.browser().call('POST', `${ACCOUNT}/session`, old)).status).toBe(401)
  await shop.signIn(READER, NEW)
})

it('invalidates the other links with the first that is used', async () => {
  const shop = await testVisitors()
  await shop.signedUp()
  const [first, second] = [await askedReset(shop), await askedReset(shop)]
  expect((await reset(shop, second.token)).status).toBe(200)
  expect((await reset(shop, first.token)).status).toBe(401)
})

it('confirms an address that was unconfirmed', async () => {
  const shop = await testVisitors()
  const thief = { email: READER, password: 'chosen by a thief' }
  await shop.browser().call('POST', `${ACCOUNT}/registration`, thief)
  const { token: trap } = await shop.findLastEmail()
  const { token } = await askedReset(shop)
  expect((await reset(shop, token)).status).toBe(200)
  await shop.signIn(READER, NEW)
  const body = { token: trap, password: thief.password }
  expect((await shop.browser().call('POST', `${ACCOUNT}/verification`, body)).status).toBe(401)
})

it('accepts a link only for its own purpose', async () => {
  const shop = await testVisitors()
  await shop
    .browser()
    .call('POST', `${ACCOUNT}/registration`, { email: READER, password: PASSWORD })
  const { token } = await shop.findLastEmail()
  expect((await reset(shop, token)).status).toBe(401)
  const asked = await askedReset(shop)
  const body = { token: asked.token, password: PASSWORD }
  expect((await shop.browser().call('POST', `${ACCOUNT}/verification`, body)).status).toBe(401)
})

it('rejects an expired link, and one of another site', async () => {
  const shop = await testVisitors()
  const otherBrowser = await testVisitors()
  await shop.signedUp()
  const { token } = await askedReset(shop)
  expect((await reset(otherBrowser, token)).status).toBe(401)
  await shop.rows(`update site_user_token set expires_at = now() where site_id = $1`)
  expect((await reset(shop, token)).status).toBe(401)
  await shop.signIn()
})

it('links to the site’s own host, whatever the request’s host is', async () => {
  const shop = await testVisitors()
  await shop.signedUp()
  await shop.app.inject({
    method: 'POST',
    url: '/account/forgot',
    headers: {
      host: shop.host,
      'x-forwarded-host': 'evil.example',
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
    payload: `email=${encodeURIComponent(READER)}`,
  })
  const { text, html } = await shop.findLastEmail()
  expect(text).toContain(`https://${shop.host}/account/reset?token=`)
  expect(text + html).not.toContain('evil')
})

it('changes the password with the old one, and ends the other sessions', async () => {
  const shop = await testVisitors()
  const here = await shop.signedUp()
  const there = await shop.signIn()
  const wrong = { currentPassword: 'a guess', newPassword: NEW }
  expect(await here.call('PUT', '/password', wrong)).toMatchObject({
    status: 400,
    body: { code: 'site-users.passwordWrong' },
  })
  const right = { currentPassword: PASSWORD, newPassword: NEW }
  expect((await here.call('PUT', '/password', right)).status).toBe(200)
  expect((await here.call('GET', '/session')).status).toBe(200)
  expect((await there.call('GET', '/session')).status).toBe(401)
})

it('accepts a password of the maximum length, on pages and in calls, and truncates none', async () => {
  const shop = await testVisitors()
  const longest = 'four plain words here '.repeat(6).slice(0, MAX_PASSWORD_LENGTH)
  const browser = shop.browser()
  const form = { firstName: '', lastName: '', email: READER }
  const refused = await browser.submit('/account/register', { ...form, newPassword: `${longest}x` })
  expect(refused.status).toBe(400)
  expect(refused.text).toContain(englishMessages['site-users.passwordTooLong'])
  const asked = await browser.submit('/account/register', { ...form, newPassword: longest })
  expect(asked.status).toBe(303)
  const { token } = await shop.findLastEmail()
  const opened = await browser.submit('/account/verify', { token, password: longest })
  expect(opened.headers['location']).toBe('/account')
  const signIn = (password: string) =>
    shop.browser().submit('/account/login', { email: READER, password })
  expect((await signIn(`${longest}x`)).status).toBe(401)
  expect((await signIn(longest)).status).toBe(303)
})
