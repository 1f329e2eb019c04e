import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { testDatabase } from '../../test/database.ts'
import { testOwner } from '../../test/owner.ts'
import { TestBrowser, testSite } from '../../test/site.ts'
import { createSignInLink, createStaffMember, hashPassword } from './index.ts'

const SESSION = '/api/studio/session'
const PASSWORD = 'four plain words here'

/** A site with a staff member who has a password. */
async function shopWithPassword() {
  const shop = await testSite()
  const email = 'staff@example.com'
  const { id } = await createStaffMember(shop.db, shop.site.id, { email, role: 'admin' })
  const hash = await hashPassword(PASSWORD)
  await shop.pool.query('update member set password_hash = $2 where id = $1', [id, hash])
  const createLink = () => createSignInLink(shop.db, shop.site.id, id)
  const link = (token: string) => shop.browser().call('POST', `${SESSION}/link`, { token })
  return { ...shop, id, email, createLink, link }
}

it.each([
  ['password', { newPassword: 'another four words here' }],
  ['email', { email: 'thief@example.com' }],
] as const)('lets no stolen session guess the password at PUT %s', async (name, body) => {
  const shop = await testSite()
  const { db, pool, changes } = await testDatabase()
  const ports = { db, pool, changes, files: shop.files, production: false, logLevel: 'silent' }
  const app = await buildApp(ports)
  const { call } = await testOwner({ ...shop, browser: () => new TestBrowser(app, shop.host) })
  const set = (more: object, at = `/api/studio/${name}`) => call('PUT', at, more)
  expect((await set({ newPassword: PASSWORD }, '/api/studio/password')).status).toBe(200)
  const statuses: number[] = []
  for (let guess = 0; guess < 6; guess += 1)
    statuses.push((await set({ ...body, currentPassword: `guess ${guess}` })).status)
  expect(statuses).toEqual([400, 400, 400, 400, 429, 429])
  expect((await set({ ...body, currentPassword: PASSWORD })).status).toBe(429)
  await app.close()
})

it('ends the unused sign-in links when the password changes', async () => {
  const { createLink, link, ...shop } = await shopWithPassword()
  const [first, unused] = [await createLink(), await createLink()]
  const browser = shop.browser()
  const { body } = await browser.call('POST', `${SESSION}/link`, { token: first })
  const headers = { 'x-csrf-token': (body as { readonly crumb: string }).crumb }
  const change = { currentPassword: PASSWORD, newPassword: 'another four words here' }
  expect((await browser.send('PUT', '/api/studio/password', change, headers)).status).toBe(200)
  expect(await link(unused)).toMatchObject({ status: 401, body: { code: 'accounts.linkSpent' } })
})

it('starts no session with a password that is being changed', async () => {
  const shop = await shopWithPassword()
  const other = await shop.pool.connect()
  await other.query('begin')
  await other.query('update member set password_hash = $2 where id = $1', [
    shop.id,
    await hashPassword('another four words here'),
  ])
  let isDone = false
  const signing = shop
    .browser()
    .call('POST', SESSION, { email: shop.email, password: PASSWORD })
    .finally(() => (isDone = true))
  const isWaiting = async () => {
    const { rows } = await shop.pool.query(
      `select from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length > 0
  }
  const commitOnceAwaited = async () => {
    while (!isDone && !(await isWaiting())) await pause(10)
    await other.query('commit')
    other.release()
  }
  const [reply] = await Promise.all([signing, commitOnceAwaited()])
  expect(reply).toMatchObject({ status: 401, body: { code: 'accounts.signInFailed' } })
})
