import { expect, it } from 'vitest'
import { ACCOUNT, PASSWORD, READER, testVisitors } from '../../test/site-users.ts'

it('deletes a visitor’s own account with their password, and no other', async () => {
  const shop = await testVisitors()
  const { call, browser, id } = await shop.signedUp()
  const there = await shop.signIn()
  const other = await shop.signedUp('other@example.com')
  expect(await call('DELETE', '', { password: 'guess' })).toMatchObject({
    status: 400,
    body: { code: 'site-users.passwordWrong' },
  })
  expect((await call('DELETE', '', {})).status).toBe(400)
  expect((await browser.send('DELETE', ACCOUNT, { password: PASSWORD })).body).toMatchObject({
    crumbFail: true,
  })
  expect((await call('DELETE', '', { password: PASSWORD })).status).toBe(200)
  expect([...browser.cookies.keys()]).not.toContain('SiteUserSecureAuthToken')
  expect((await there.call('GET', '/session')).status).toBe(401)
  expect((await other.call('GET', '/session')).status).toBe(200)
  const location = await shop.rows(
    `select payload->>'siteUserId' as id from outbox where site_id = $1 and topic = 'siteUser.erased'`,
  )
  expect(location).toEqual([{ id }])
  expect(
    await shop.rows('select 1 from mail where site_id = $1 and recipient = $2', [READER]),
  ).toEqual([])
})

it('works without scripts, and reports a wrong password at its field', async () => {
  const shop = await testVisitors()
  const { browser } = await shop.signedUp()
  const refused = await browser.submit('/account/erase', { erasePassword: 'guess' })
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('id="account-erasePassword-error"')
  expect(refused.text).not.toContain('id="account-currentPassword-error"')
  const gone = await browser.submit('/account/erase', { erasePassword: PASSWORD })
  expect(gone.headers['location']).toBe('/account/login?notice=erased')
  const body = { email: READER, password: PASSWORD }
  expect((await shop.browser().call('POST', `${ACCOUNT}/session`, body)).status).toBe(401)
})
