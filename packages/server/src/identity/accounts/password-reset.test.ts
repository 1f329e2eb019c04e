import PostalMime from 'postal-mime'
import { expect, it } from 'vitest'
import { testSending } from '../../test/mail/sending.ts'
import { testSite } from '../../test/site.ts'
import { passwordResetJobs } from './password-reset.ts'
import { createSignInLink, createStaffMember, hashPassword } from './index.ts'

const SESSION = '/api/studio/session'
const OLD = 'four plain words here'
const NEW = 'another set of words'

async function shopThatSends() {
  const shop = await testSending({ title: 'Marlpit' })
  const email = 'owner@example.com'
  const { id } = await createStaffMember(shop.db, shop.site.id, { email, role: 'admin' })
  await shop.pool.query('update member set password_hash = $1 where id = $2', [
    await hashPassword(OLD),
    id,
  ])
  const ask = (address: string) =>
    shop.browser().call('POST', `${SESSION}/link-email`, { email: address })
  const work = () => shop.work(undefined, passwordResetJobs)
  const signIn = (password: string) =>
    shop.browser().call('POST', SESSION, { email: 'owner@example.com', password })
  return { ...shop, id, ask, work, signIn }
}

it('emails a link that signs in once and sets a new password', async () => {
  const { ask, work, server, browser, signIn, pool, site, db, id } = await shopThatSends()
  expect(await ask(' Owner@Example.com ')).toMatchObject({
    status: 200,
    body: { sendsEmail: true },
  })
  await work()
  expect(server.received.map(({ recipients }) => recipients)).toEqual([['owner@example.com']])
  const email = await PostalMime.parse(server.received[0]?.raw ?? '')
  expect(email.subject).toBe('Marlpit: Sign in to the studio')
  const [, token = ''] = /\/config\/sign-in\?password#([\w-]{22})/.exec(email.text ?? '') ?? []
  const stored = await pool.query('select * from sign_in_link where site_id = $1', [site.id])
  expect(stored.rows).toHaveLength(1)
  expect(JSON.stringify(stored.rows)).not.toContain(token)

  const other = browser()
  await other.call('POST', `${SESSION}/link`, { token: await createSignInLink(db, site.id, id) })
  const unused = await createSignInLink(db, site.id, id)
  const own = browser()
  const short = await own.call('POST', `${SESSION}/link`, { token, newPassword: 'short' })
  expect(short).toMatchObject({ status: 400, body: { code: 'accounts.passwordTooShort' } })
  const done = await own.call('POST', `${SESSION}/link`, { token, newPassword: NEW })
  expect(done).toMatchObject({ status: 200, body: { member: { hasPassword: true } } })
  expect((await own.call('GET', SESSION)).status).toBe(200)
  expect((await other.call('GET', SESSION)).status).toBe(401)
  for (const spent of [token, unused])
    expect((await browser().call('POST', `${SESSION}/link`, { token: spent })).status).toBe(401)
  expect((await signIn(OLD)).status).toBe(401)
  expect((await signIn(NEW)).status).toBe(200)
})

it('answers an address without an account alike, and emails no one', async () => {
  const { ask, work, server } = await shopThatSends()
  const [known, unknown] = [await ask('owner@example.com'), await ask('other@example.com')]
  expect(unknown).toEqual(known)
  await work()
  expect(server.received).toHaveLength(1)
  expect(await ask('owner')).toMatchObject({
    status: 400,
    body: { code: 'accounts.emailInvalid' },
  })
})

it('says that a server without a mail server emails no one', async () => {
  const shop = await testSite()
  await createStaffMember(shop.db, shop.site.id, { email: 'owner@example.com', role: 'admin' })
  const body = { email: 'owner@example.com' }
  const reply = await shop.browser().call('POST', `${SESSION}/link-email`, body)
  expect(reply).toMatchObject({ status: 200, body: { sendsEmail: false } })
  const { rows } = await shop.pool.query('select 1 from outbox where site_id = $1', [shop.site.id])
  expect(rows).toEqual([])
})
