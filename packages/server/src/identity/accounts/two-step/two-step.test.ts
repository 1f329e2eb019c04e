import {
  beginTwoStep,
  listActivity,
  readSession,
  readTwoStep,
  replaceRecoveryCodes,
  signIn,
  signInByCode,
  signInByLink,
  turnOffTwoStep,
  turnOnTwoStep,
} from '@vitrine/contract'
import { expect, it } from 'vitest'
import { buildApp } from '../../../app.ts'
import { transact } from '../../../platform/db/transact.ts'
import { testDatabase } from '../../../test/database.ts'
import { testOwner } from '../../../test/owner.ts'
import { TestBrowser, testSite } from '../../../test/site.ts'
import { copyOwner, copyStaff, createSignInLink, resetTwoStep } from '../index.ts'
import { showCode } from '../test/authenticator-app.ts'

const SESSION = '/api/studio/session'
const PASSWORD = 'four plain words here'

/** A site whose owner has a password and two-step verification; no code of the app is used. */
async function securedShop() {
  const shop = await testSite()
  const owner = await testOwner(shop, 'admin')
  await owner.call('PUT', '/api/studio/password', { newPassword: PASSWORD })
  const { member } = (await owner.call('GET', SESSION)).body as {
    readonly member: { readonly id: string; readonly email: string }
  }
  const currentPassword = PASSWORD
  expect((await owner.call('POST', beginTwoStep.path, { currentPassword })).status).toBe(200)
  const readKey = async (column: 'totp_secret' | 'new_totp_secret') => {
    const { rows } = await shop.pool.query<{ key: Buffer }>(
      `select ${column} as key from member where site_id = $1 and id = $2`,
      [shop.site.id, member.id],
    )
    return rows[0]?.key ?? Buffer.alloc(0)
  }
  const secret = await readKey('new_totp_secret')
  const on = await owner.call('PUT', turnOnTwoStep.path, { code: showCode(secret) })
  const { recoveryCodes } = turnOnTwoStep.replies[200].parse(on.body)
  const makeCodesUnused = () =>
    shop.pool.query('update member set totp_step = 0 where id = $1', [member.id])
  await makeCodesUnused()
  const credentials = { email: member.email, password: PASSWORD }
  const enterPassword = async (browser = shop.browser()) => {
    const reply = await browser.call('POST', signIn.path, credentials)
    expect(reply).toMatchObject({ status: 403, body: { code: 'accounts.codeRequired' } })
    return browser
  }
  const enter = (browser: TestBrowser, code: string) =>
    browser.call('POST', signInByCode.path, { code })
  const read = async () =>
    readTwoStep.replies[200].parse((await owner.call('GET', readTwoStep.path)).body)
  return {
    ...{ ...shop, owner, member, secret, recoveryCodes, credentials, enterPassword, enter, read },
    ...{ readKey, makeCodesUnused },
  }
}

/** The site in an app with the limits of a server behind a proxy. */
async function limited<Shop extends Awaited<ReturnType<typeof securedShop>>>(shop: Shop) {
  const { db, pool, changes } = await testDatabase()
  const ports = { db, pool, changes, files: shop.files, production: false, logLevel: 'silent' }
  return { ...shop, app: await buildApp({ ...ports, trustProxy: '127.0.0.1' }) }
}

it('signs in with the password and a code, and with the password alone not at all', async () => {
  const { enterPassword, enter, secret, member } = await securedShop()
  const browser = await enterPassword()
  expect((await browser.call('GET', SESSION)).status).toBe(401)
  const wrong = await enter(browser, '000000')
  expect(wrong).toMatchObject({ status: 400, body: { code: 'accounts.codeWrong' } })
  expect((await browser.call('GET', SESSION)).status).toBe(401)
  const code = showCode(secret)
  expect(await enter(browser, `${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({
    status: 200,
    body: { member: { email: member.email, mustSetUpTwoStep: false } },
  })
  expect((await browser.call('GET', SESSION)).status).toBe(200)
  const again = await enter(browser, showCode(secret, 1))
  expect(again).toMatchObject({ status: 401, body: { code: 'accounts.codeTooLate' } })
})

it('accepts a code once: not the same one again, nor an earlier one', async () => {
  const { enterPassword, enter, secret } = await securedShop()
  const [first, second] = [await enterPassword(), await enterPassword()]
  const code = showCode(secret)
  const replies = await Promise.all([enter(first, code), enter(second, code)])
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  const third = await enterPassword()
  expect((await enter(third, showCode(secret, -1))).status).toBe(400)
  expect((await enter(third, showCode(secret, 1))).status).toBe(200)
})

it('waits five minutes, in the browser of the first step', async () => {
  const { enterPassword, enter, secret, browser, pool, site } = await securedShop()
  expect((await enter(browser(), showCode(secret))).status).toBe(401)
  const late = await enterPassword()
  await pool.query(
    `update pending_sign_in set expires_at = expires_at - interval '300 seconds' where site_id = $1`,
    [site.id],
  )
  expect(await enter(late, showCode(secret))).toMatchObject({
    status: 401,
    body: { code: 'accounts.codeTooLate' },
  })
})

it('takes each recovery code once, and tells the person', async () => {
  const shop = await securedShop()
  const { enterPassword, enter, recoveryCodes, member, pool, read } = shop
  expect(new Set(recoveryCodes).size).toBe(10)
  expect(await read()).toMatchObject({ recoveryCodesLeft: 10, isRequired: false })
  const [code = ''] = recoveryCodes
  const browser = await enterPassword()
  expect((await enter(browser, code.toLowerCase().replaceAll('-', ''))).status).toBe(200)
  expect((await enter(await enterPassword(), code)).status).toBe(400)
  expect(await read()).toMatchObject({ recoveryCodesLeft: 9 })
  const emails = (await shop.emails()).filter(({ recipient }) => recipient === member.email)
  expect(emails.map(({ subject }) => subject)).toHaveLength(2)
  const { body } = await shop.owner.call('GET', listActivity.path)
  const { activity } = listActivity.replies[200].parse(body)
  expect(activity.map(({ operation }) => operation)).toEqual(
    expect.arrayContaining(['usedRecoveryCode', 'signInByCode', 'turnOnTwoStep']),
  )
  const { rows } = await pool.query(
    `select row_to_json(m)::text || row_to_json(r)::text as stored from member m join recovery_code r using (site_id)
     where m.id = $1`,
    [member.id],
  )
  expect(JSON.stringify([rows, activity, emails])).not.toContain(recoveryCodes[1])
})

it('sets the password of a one-time link with the second step only', async () => {
  const { db, site, member, browser, enter, secret, credentials } = await securedShop()
  const token = await createSignInLink(db, site.id, member.id)
  const newPassword = 'another four words here'
  const phone = browser()
  const link = await phone.call('POST', signInByLink.path, { token, newPassword })
  expect(link).toMatchObject({ status: 403, body: { code: 'accounts.codeRequired' } })
  const changed = { ...credentials, password: newPassword }
  expect((await browser().call('POST', signIn.path, changed)).status).toBe(401)
  expect((await enter(phone, showCode(secret))).status).toBe(200)
  const now = await browser().call('POST', signIn.path, changed)
  expect(now).toMatchObject({ status: 403, body: { code: 'accounts.codeRequired' } })
})

it('ends what waits, and the other sessions, when the second step changes', async () => {
  const { owner, enterPassword, enter, secret, recoveryCodes, credentials, browser } =
    await securedShop()
  const other = await enterPassword()
  expect((await enter(other, showCode(secret))).status).toBe(200)
  const waiting = await enterPassword()
  const proof = { currentPassword: PASSWORD, code: recoveryCodes[0] }
  const stolen = await owner.call('POST', turnOffTwoStep.path, { ...proof, code: '123456' })
  expect(stolen).toMatchObject({ status: 400, body: { code: 'accounts.codeWrong' } })
  const guessed = { ...proof, currentPassword: 'a wrong guess' }
  expect(await owner.call('POST', turnOffTwoStep.path, guessed)).toMatchObject({
    body: { code: 'accounts.passwordWrong' },
  })
  const fresh = await owner.call('POST', replaceRecoveryCodes.path, proof)
  const { recoveryCodes: codes } = replaceRecoveryCodes.replies[200].parse(fresh.body)
  expect(codes).not.toContain(recoveryCodes[1])
  expect((await other.call('GET', SESSION)).status).toBe(401)
  expect((await enter(waiting, showCode(secret, 1))).status).toBe(401)
  const off = { currentPassword: PASSWORD, code: codes[0] }
  expect((await owner.call('POST', turnOffTwoStep.path, off)).status).toBe(200)
  expect((await browser().call('POST', signIn.path, credentials)).status).toBe(200)
})

it('moves to another app with a code of the one before', async () => {
  const { owner, secret, readKey, makeCodesUnused } = await securedShop()
  const begin = (code: string) =>
    owner.call('POST', beginTwoStep.path, { currentPassword: PASSWORD, code })
  expect((await begin('000000')).status).toBe(400)
  expect((await begin(showCode(secret))).status).toBe(200)
  expect(await readKey('totp_secret')).toEqual(secret)
  const next = await readKey('new_totp_secret')
  await makeCodesUnused()
  const old = await owner.call('PUT', turnOnTwoStep.path, { code: showCode(secret) })
  expect(old).toMatchObject({ status: 400, body: { code: 'accounts.codeWrong' } })
  expect((await owner.call('PUT', turnOnTwoStep.path, { code: showCode(next) })).status).toBe(200)
  expect(await readKey('totp_secret')).toEqual(next)
  expect((await owner.call('PUT', turnOnTwoStep.path, { code: showCode(next) })).status).toBe(409)
})

it('limits the codes after the password, and lets the person in by an emailed link', async () => {
  const shop = await securedShop()
  const { app, site, member, secret, recoveryCodes, enter, makeCodesUnused } = await limited(shop)
  const thief = await shop.enterPassword(new TestBrowser(app, shop.host))
  const statuses: number[] = []
  for (let guess = 0; guess < 11; guess += 1) statuses.push((await enter(thief, '000000')).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429])
  expect((await enter(thief, showCode(secret))).status).toBe(429)
  const person = new TestBrowser(app, shop.host)
  const emailedTo = member.email
  const token = await createSignInLink(shop.db, site.id, member.id, { emailedTo })
  expect((await person.call('POST', signInByLink.path, { token })).status).toBe(403)
  expect((await enter(person, showCode(secret))).status).toBe(200)
  await makeCodesUnused()
  expect((await enter(thief, showCode(secret))).status).toBe(429)
  expect((await enter(thief, recoveryCodes[0] ?? '')).status).toBe(200)
  await app.close()
})

it('limits the codes in a session, whatever the network', async () => {
  const shop = await securedShop()
  const { app, owner } = await limited(shop)
  const browser = new TestBrowser(app, shop.host)
  for (const [name, value] of owner.browser.cookies) browser.cookies.set(name, value)
  const { crumb } = readSession.replies[200].parse((await browser.call('GET', SESSION)).body)
  const turnOff = (code: string, network: number) =>
    browser.call(
      'POST',
      turnOffTwoStep.path,
      { currentPassword: PASSWORD, code },
      { 'x-csrf-token': crumb, 'x-forwarded-for': `203.0.113.${network}` },
    )
  const statuses: number[] = []
  for (let guess = 0; guess < 11; guess += 1) statuses.push((await turnOff('000000', guess)).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429])
  expect((await turnOff(showCode(shop.secret), 20)).status).toBe(429)
  expect((await turnOff(shop.recoveryCodes[0] ?? '', 21)).status).toBe(200)
  await app.close()
})

it('goes along with the owner of a new site, and ends with the command of the operator', async () => {
  const { db, site, member, credentials, browser, secret, enterPassword, enter, owner } =
    await securedShop()
  const other = await testSite()
  await copyOwner(db, { siteId: site.id, memberId: member.id }, other.site.id)
  const there = other.browser()
  expect((await there.call('POST', signIn.path, credentials)).status).toBe(403)
  expect((await there.call('POST', signInByCode.path, { code: showCode(secret) })).status).toBe(200)
  const signedIn = await enterPassword()
  expect((await enter(signedIn, showCode(secret))).status).toBe(200)
  const named = { id: site.id, title: 'Marlpit', language: 'en-GB' }
  expect(await resetTwoStep(db, named, member)).toBe(true)
  expect(await resetTwoStep(db, named, member)).toBe(false)
  expect((await browser().call('POST', signIn.path, credentials)).status).toBe(200)
  for (const before of [signedIn, owner])
    expect((await before.call('GET', SESSION)).status).toBe(401)
  const fresh = browser()
  await fresh.call('POST', signIn.path, credentials)
  const { body } = await fresh.call('GET', listActivity.path)
  const { activity } = listActivity.replies[200].parse(body)
  const resets = activity.filter(({ operation }) => operation === 'resetTwoStep')
  expect(resets).toMatchObject([{ actor: member.email, count: 1 }])
})

it('takes the second step of now along when a copy of the site takes its place', async () => {
  const { db, pool, site, member, credentials, owner, recoveryCodes, readKey, makeCodesUnused } =
    await securedShop()
  const copy = await testSite()
  await copyOwner(db, { siteId: site.id, memberId: member.id }, copy.site.id)
  const proof = { currentPassword: PASSWORD, code: recoveryCodes[0] }
  await owner.call('POST', beginTwoStep.path, proof)
  const next = await readKey('new_totp_secret')
  const on = await owner.call('PUT', turnOnTwoStep.path, { code: showCode(next) })
  const codes = turnOnTwoStep.replies[200].parse(on.body).recoveryCodes
  const password = 'another four words here'
  const change = { currentPassword: PASSWORD, newPassword: password }
  expect((await owner.call('PUT', '/api/studio/password', change)).status).toBe(200)
  await transact(db, async (tx) => copyStaff(tx, site.id, copy.site.id))
  const before = copy.browser()
  expect((await before.call('POST', signIn.path, credentials)).status).toBe(401)
  const now = { ...credentials, password }
  expect((await before.call('POST', signIn.path, now)).status).toBe(403)
  for (const code of [recoveryCodes[1], showCode(next)])
    expect((await before.call('POST', signInByCode.path, { code })).status).toBe(400)
  await makeCodesUnused()
  expect((await before.call('POST', signInByCode.path, { code: codes[0] })).status).toBe(200)
  const { rows } = await pool.query('select 1 from recovery_code where site_id = $1', [
    copy.site.id,
  ])
  expect(rows).toHaveLength(10)
})

it('lets a person who began the setup and left it change the password', async () => {
  const shop = await testSite()
  const owner = await testOwner(shop, 'admin')
  await owner.call('PUT', '/api/studio/password', { newPassword: PASSWORD })
  const begun = await owner.call('POST', beginTwoStep.path, { currentPassword: PASSWORD })
  expect(begun.status).toBe(200)
  const changed = { currentPassword: PASSWORD, newPassword: 'five other plain words here' }
  expect((await owner.call('PUT', '/api/studio/password', changed)).status).toBe(200)
  const late = await owner.call('PUT', turnOnTwoStep.path, { code: '000000' })
  expect(late).toMatchObject({ status: 409, body: { code: 'accounts.twoStepNotBegun' } })
})
