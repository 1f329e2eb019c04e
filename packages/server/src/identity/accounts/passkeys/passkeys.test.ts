import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listActivity,
  listPasskeys,
  listOwnSessions,
  removePasskey,
  signInByPasskey,
} from '@vitrine/contract'
import { expect, it } from 'vitest'
import { transact } from '../../../platform/db/transact.ts'
import { testOwner } from '../../../test/owner.ts'
import { testSite } from '../../../test/site.ts'
import { copyStaff, createSignInLink, resetTwoStep } from '../index.ts'
import { Authenticator } from '../test/authenticator.ts'

const PASSWORD = 'four plain words here'

/** A site whose owner has a password, and an authenticator at its origin. */
async function testPasskeys() {
  const shop = await testSite()
  const owner = await testOwner(shop, 'admin')
  await owner.call('PUT', '/api/studio/password', { newPassword: PASSWORD })
  const newAuthenticator = () => new Authenticator(`http://${shop.host}`)
  const authenticator = newAuthenticator()
  const begin = async () => {
    const { status, body } = await owner.call('POST', beginPasskey.path, {
      currentPassword: PASSWORD,
    })
    expect(status).toBe(200)
    return beginPasskey.replies[200].parse(body)
  }
  const add = async (from = authenticator) =>
    owner.call('POST', addPasskey.path, { name: 'Phone', credential: from.create(await begin()) })
  const beginSignIn = async () =>
    beginPasskeySignIn.replies[200].parse(
      (await shop.browser().call('POST', beginPasskeySignIn.path)).body,
    )
  const signIn = async (credential: unknown) => {
    const browser = shop.browser()
    const reply = await browser.call('POST', signInByPasskey.path, { credential })
    return { ...reply, browser }
  }
  const list = async () =>
    listPasskeys.replies[200].parse((await owner.call('GET', listPasskeys.path)).body).passkeys
  return { ...shop, owner, newAuthenticator, authenticator, begin, add, beginSignIn, signIn, list }
}

it('signs in with a passkey alone', async () => {
  const { add, beginSignIn, signIn, authenticator, list, host, emails } = await testPasskeys()
  expect(await add()).toMatchObject({ status: 200, body: { passkeys: [{ name: 'Phone' }] } })
  expect(await list()).toMatchObject([{ lastUsedAt: null, host }])
  const { status, browser } = await signIn(authenticator.sign(await beginSignIn()))
  expect(status).toBe(200)
  expect((await browser.call('GET', '/api/studio/session')).status).toBe(200)
  expect((await list())[0]?.lastUsedAt).not.toBeNull()
  const notices = (await emails()).filter(({ text }) => text.includes('A passkey was added'))
  expect(notices).toHaveLength(1)
})

it('accepts each challenge once, and only for its purpose', async () => {
  const { owner, add, begin, beginSignIn, signIn, authenticator, newAuthenticator, site, pool } =
    await testPasskeys()
  await add()
  const signed = authenticator.sign(await beginSignIn())
  expect((await signIn(signed)).status).toBe(200)
  const rejected = { status: 401, body: { code: 'accounts.passkeyFailed' } }
  expect(await signIn(signed)).toMatchObject(rejected)
  const setup = await begin()
  const { challenge } = setup
  const options = { ...(await beginSignIn()), challenge }
  expect(await signIn(authenticator.sign(options))).toMatchObject(rejected)
  const late = await beginSignIn()
  await pool.query(
    `update passkey_challenge set expires_at = expires_at - interval '5 minutes' where site_id = $1`,
    [site.id],
  )
  expect(await signIn(authenticator.sign(late))).toMatchObject(rejected)
  const credential = newAuthenticator().create(setup)
  expect(await owner.call('POST', addPasskey.path, { name: 'Late', credential })).toMatchObject({
    status: 400,
    body: { code: 'accounts.passkeyRejected' },
  })
})

it.each([
  ['another page', { origin: 'https://evil.example' }],
  ['a person who was not verified', { isVerified: false }],
])('rejects %s', async (_, deviation) => {
  const { owner, add, begin, beginSignIn, signIn, authenticator, newAuthenticator, list } =
    await testPasskeys()
  await add()
  const credential = newAuthenticator().create(await begin(), deviation)
  const added = await owner.call('POST', addPasskey.path, { name: 'Phone', credential })
  expect(added.status).toBe(400)
  expect(await list()).toHaveLength(1)
  const { status } = await signIn(authenticator.sign(await beginSignIn(), deviation))
  expect(status).toBe(401)
})

it('rejects a signature of another key, and a count that does not grow', async () => {
  const { add, beginSignIn, signIn, authenticator, newAuthenticator } = await testPasskeys()
  await add()
  const { id } = authenticator.sign(await beginSignIn())
  const forged = { ...newAuthenticator().sign(await beginSignIn()), id }
  expect((await signIn(forged)).status).toBe(401)
  expect((await signIn(authenticator.sign(await beginSignIn()))).status).toBe(200)
  const copied = authenticator.sign(await beginSignIn(), { counter: 2 })
  expect((await signIn(copied)).status).toBe(401)
  const unknown = newAuthenticator().sign(await beginSignIn())
  expect((await signIn(unknown)).status).toBe(401)
  expect((await signIn({ id: 'AAAA', response: {} })).status).toBe(400)
})

it('is one of at most twenty, of those that are added at once, too', async () => {
  const { owner, begin, newAuthenticator, list, pool, site } = await testPasskeys()
  const created = []
  for (let index = 0; index < 3; index += 1) created.push(newAuthenticator().create(await begin()))
  await pool.query(
    `insert into passkey (id, site_id, member_id, name, host, credential_id, public_key, counter, transports)
     select gen_random_uuid(), $1, m.id, 'Key ' || n, '', int4send(n), '', 0, '{}'
     from generate_series(1, 18) n, (select id from member where site_id = $1 limit 1) m`,
    [site.id],
  )
  const replies = await Promise.all(
    created.map((credential) => owner.call('POST', addPasskey.path, { name: 'Phone', credential })),
  )
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409])
  expect(await list()).toHaveLength(20)
})

it('is not accepted by another site', async () => {
  const { add, authenticator } = await testPasskeys()
  await add()
  const other = await testSite()
  const options = beginPasskeySignIn.replies[200].parse(
    (await other.browser().call('POST', beginPasskeySignIn.path)).body,
  )
  const { status } = await other
    .browser()
    .call('POST', signInByPasskey.path, { credential: authenticator.sign(options) })
  expect(status).toBe(401)
})

it('is added and removed with the password', async () => {
  const { owner, add, list, begin, beginSignIn, signIn, authenticator } = await testPasskeys()
  const wrong = { currentPassword: 'wrong words are here' }
  const denied = { status: 400, body: { code: 'accounts.passwordWrong' } }
  expect(await owner.call('POST', beginPasskey.path, wrong)).toMatchObject(denied)
  await add()
  expect((await begin()).excludeCredentials).toHaveLength(1)
  expect((await add()).status).toBe(409)
  const [passkey] = await list()
  const path = removePasskey.path.replace('{id}', passkey?.id ?? '')
  expect(await owner.call('POST', path, wrong)).toMatchObject(denied)
  const other = await signIn(authenticator.sign(await beginSignIn()))
  expect(other.status).toBe(200)
  const removed = await owner.call('POST', path, { currentPassword: PASSWORD })
  expect(removed).toMatchObject({ status: 200, body: { passkeys: [] } })
  expect((await other.browser.call('GET', listOwnSessions.path)).status).toBe(401)
  expect((await owner.call('POST', path, { currentPassword: PASSWORD })).status).toBe(404)
  expect((await signIn(authenticator.sign(await beginSignIn()))).status).toBe(401)
  const { body } = await owner.call('GET', listActivity.path)
  const operations = listActivity.replies[200]
    .parse(body)
    .activity.map(({ operation }) => operation)
  expect(operations).toEqual(expect.arrayContaining(['addPasskey', 'removePasskey']))
  expect(operations).not.toContain('beginPasskey')
})

it('goes along to the site that takes the place of this one, and ends with a lost phone', async () => {
  const { add, list, site, db, pool } = await testPasskeys()
  await add()
  const copy = await testSite()
  await transact(db, async (tx) => copyStaff(tx, site.id, copy.site.id))
  const { rows } = await pool.query('select id from passkey where site_id = $1', [copy.site.id])
  expect(rows).toHaveLength(1)
  const { rows: members } = await pool.query<{ id: string; email: string }>(
    'select id, email from member where site_id = $1',
    [site.id],
  )
  const named = { id: site.id, title: 'Marlpit', language: 'en-GB' }
  for (const member of members) expect(await resetTwoStep(db, named, member)).toBe(true)
  const left = await pool.query('select id from passkey where site_id = $1', [site.id])
  expect(left.rows).toHaveLength(0)
  expect(await list().catch(() => 'signed out')).toBe('signed out')
})

it('names the passkeys, which stay, in the email about a new password', async () => {
  const { add, beginSignIn, signIn, authenticator, owner, emails, pool, db, site, ...shop } =
    await testPasskeys()
  const listNotices = async () => {
    const texts = (await emails()).map(({ text }) => text)
    return texts.filter((text) => text.includes('The password was changed'))
  }
  expect(await listNotices()).toEqual([])
  const change = { currentPassword: PASSWORD, newPassword: PASSWORD }
  expect((await owner.call('PUT', '/api/studio/password', change)).status).toBe(200)
  expect(await listNotices()).toEqual([expect.not.stringContaining('passkeys')])

  await add()
  const { rows } = await pool.query<{ id: string }>('select id from member where site_id = $1', [
    site.id,
  ])
  const token = await createSignInLink(db, site.id, rows[0]?.id ?? '')
  const given = { token, newPassword: 'another four words here' }
  const reset = await shop.browser().call('POST', '/api/studio/session/link', given)
  expect(reset.status).toBe(200)
  const notices = await listNotices()
  expect(notices).toHaveLength(2)
  expect(notices).toContainEqual(expect.stringContaining('Your passkeys sign in as before'))
  expect((await owner.call('GET', listOwnSessions.path)).status).toBe(401)
  expect((await signIn(authenticator.sign(await beginSignIn()))).status).toBe(200)
})
