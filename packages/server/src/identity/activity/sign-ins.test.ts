import {
  endOtherSessions,
  listActivity,
  readSession,
  signIn,
  signInByLink,
  signOut,
} from '@vitrine/contract'
import { expect, it } from 'vitest'
import { testOwner } from '../../test/owner.ts'
import { testSending } from '../../test/mail/sending.ts'
import { failedSignInJobs } from '../accounts/failed-sign-in.ts'
import { createSignInLink, createStaffMember, hashPassword } from '../accounts/index.ts'

const password = 'four plain words here'
const email = 'ada@example.com'

async function testSignIns() {
  const shop = await testSending({ title: 'Marlpit' })
  const { id } = await createStaffMember(shop.db, shop.site.id, { email, role: 'editor' })
  await shop.pool.query('update member set password_hash = $1 where id = $2', [
    await hashPassword(password),
    id,
  ])
  const { call } = await testOwner(shop, 'admin')
  const browser = shop.browser()
  const tryToSignIn = (given: { readonly email: string; readonly password: string }) =>
    browser.call('POST', signIn.path, given)
  const read = async () => {
    await shop.work(undefined, failedSignInJobs)
    const { body } = await call('GET', `${listActivity.path}?actor=${email}`)
    return listActivity.replies[200].parse(body)
  }
  const link = () => createSignInLink(shop.db, shop.site.id, id)
  return { shop, browser, tryToSignIn, read, link }
}

it('records sign-ins and sign-outs', async () => {
  const { browser, tryToSignIn, read, link } = await testSignIns()
  expect((await tryToSignIn({ email, password })).status).toBe(200)
  const { body } = await browser.call('GET', readSession.path)
  const { crumb } = readSession.replies[200].parse(body)
  const headers = { 'x-csrf-token': crumb }
  expect((await browser.send('DELETE', endOtherSessions.path, undefined, headers)).status).toBe(200)
  expect((await browser.send('DELETE', signOut.path, undefined, headers)).status).toBe(200)
  expect((await browser.call('POST', signInByLink.path, { token: await link() })).status).toBe(200)
  const { activity } = await read()
  expect(activity.map(({ operation }) => operation)).toEqual([
    'signInByLink',
    'signOut',
    'endOtherSessions',
    'signIn',
  ])
  for (const entry of activity)
    expect(entry).toMatchObject({ actor: email, isProgram: false, subject: '', name: '', count: 1 })
})

it('counts failed sign-ins of an account, and stores nothing that was typed', async () => {
  const { shop, tryToSignIn, read } = await testSignIns()
  const typed = 'a secret typed here'
  const wrong = await tryToSignIn({ email: 'ADA@example.com ', password: typed })
  const again = await tryToSignIn({ email, password: typed })
  const unknown = await tryToSignIn({ email: 'bob@example.com', password: typed })
  expect([wrong.status, again.status]).toEqual([401, 401])
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
  const { rows: events } = await shop.pool.query(
    `select payload from outbox where site_id = $1 and topic = 'accounts.signInFailed'`,
    [shop.site.id],
  )
  expect(events).toHaveLength(3)
  expect(JSON.stringify(events)).not.toMatch(/secret|bob|ada/i)
  const { activity, actors } = await read()
  expect(activity).toMatchObject([{ operation: 'failedSignIn', actor: email, count: 2 }])
  expect(actors).not.toContain('bob@example.com')
  const { rows } = await shop.pool.query('select a::text as entry from activity a')
  expect(JSON.stringify(rows)).not.toContain(typed)
})
