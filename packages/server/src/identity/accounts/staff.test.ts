import type { Role } from '@vitrine/model'
import { expect, it } from 'vitest'
import { testOwner } from '../../test/owner.ts'
import { testSite } from '../../test/site.ts'
import { listStaff } from './index.ts'

const STAFF = '/api/studio/staff'
const SESSION = '/api/studio/session'

interface Staff {
  readonly staff: readonly { readonly id: string; readonly email: string; readonly role: string }[]
  readonly invitations: readonly { readonly id: string; readonly email: string }[]
  readonly grantableRoles: readonly string[]
}

async function shopWith(role: Role = 'admin') {
  const shop = await testSite()
  const owner = await testOwner(shop, role)
  const readStaff = async () => (await owner.call('GET', STAFF)).body as Staff
  const invite = async (email: string, as: Role) =>
    owner.call('POST', `${STAFF}/invitations`, { email, role: as })
  /** Invites a person, who accepts. */
  const hire = async (email: string, as: Role) => {
    const browser = shop.browser()
    const token = getToken((await invite(email, as)).body)
    const session = await browser.call('POST', '/api/studio/invitation/accept', { token })
    const { crumb, member } = session.body as { crumb: string; member: { id: string } }
    const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, body?: object) =>
      browser.send(method, url, body, { 'x-csrf-token': crumb })
    return { browser, call, id: member.id }
  }
  return { ...owner, ...shop, readStaff, invite, hire }
}

function getToken(body: unknown): string {
  return (body as { readonly link: string }).link.split('#')[1] ?? ''
}

it('invites a person, who accepts once and runs the site in that role', async () => {
  const shop = await shopWith()
  const invited = await shop.invite('New@example.com', 'editor')
  expect(invited).toMatchObject({
    status: 200,
    body: {
      invitation: { email: 'New@example.com', role: 'editor' },
      link: expect.stringMatching(new RegExp(`^http://${shop.host}/config/invitation#[\\w-]{22}$`)),
    },
  })
  const token = getToken(invited.body)
  const { rows } = await shop.pool.query(
    'select token_hash from staff_invitation where site_id = $1',
    [shop.site.id],
  )
  expect(JSON.stringify(rows)).not.toContain(token)
  const browser = shop.browser()
  expect(await browser.call('POST', '/api/studio/invitation', { token })).toMatchObject({
    status: 200,
    body: { email: 'New@example.com', role: 'editor', site: { title: 'Test shop' } },
  })
  const newPassword = 'four plain words here'
  const short = { token, newPassword: 'short' }
  const accept = '/api/studio/invitation/accept'
  expect((await browser.call('POST', accept, short)).status).toBe(400)
  const own = await browser.call('POST', accept, { token, newPassword: 'new@example.com' })
  expect(own).toMatchObject({ body: { code: 'accounts.passwordTooCommon' } })
  expect(await browser.call('POST', accept, { token, newPassword })).toMatchObject({
    status: 200,
    body: { member: { role: 'editor', hasPassword: true } },
  })
  expect((await shop.browser().call('POST', accept, { token })).status).toBe(401)
  const again = { email: 'new@example.com', password: newPassword }
  expect((await shop.browser().call('POST', SESSION, again)).status).toBe(200)
  expect((await shop.readStaff()).invitations).toEqual([])
})

it('names every error of an invitation at once', async () => {
  const { call } = await shopWith()
  const reply = await call('POST', `${STAFF}/invitations`, { email: 'ada', role: 'chef' })
  expect(reply).toMatchObject({
    status: 400,
    body: { errors: { email: 'Please enter a valid email', role: expect.any(String) } },
  })
})

it('accepts an invitation on the sign-in page, for one of two concurrent requests', async () => {
  const shop = await shopWith()
  const token = getToken((await shop.invite('new@example.com', 'viewer')).body)
  const both = [1, 2].map(() => shop.browser().call('POST', `${SESSION}/link`, { token }))
  const statuses = (await Promise.all(both)).map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401])
})

it('ends an invitation that is revoked, replaced or expired', async () => {
  const shop = await shopWith()
  const tokens = [getToken((await shop.invite('a@example.com', 'viewer')).body)]
  tokens.push(getToken((await shop.invite('A@example.com', 'editor')).body))
  const [open] = (await shop.readStaff()).invitations
  expect((await shop.call('DELETE', `${STAFF}/invitations/${open?.id}`)).status).toBe(200)
  tokens.push(getToken((await shop.invite('b@example.com', 'viewer')).body))
  await shop.pool.query(
    `update staff_invitation set expires_at = now() where site_id = $1 and email = 'b@example.com'`,
    [shop.site.id],
  )
  for (const token of tokens)
    expect((await shop.browser().call('POST', `${SESSION}/link`, { token })).status).toBe(401)
  expect(await listStaff(shop.db, shop.site.id)).toHaveLength(1)
})

it('never signs in to an existing account by an invitation', async () => {
  const shop = await shopWith()
  const token = getToken((await shop.invite('late@example.com', 'viewer')).body)
  const { call } = await shop.hire('first@example.com', 'editor')
  expect((await call('PUT', '/api/studio/email', { email: 'late@example.com' })).status).not.toBe(
    500,
  )
  await shop.pool.query(
    `update member set email = 'late@example.com' where site_id = $1 and email = 'first@example.com'`,
    [shop.site.id],
  )
  expect((await shop.browser().call('POST', `${SESSION}/link`, { token })).status).toBe(401)
  expect(await shop.invite('LATE@example.com', 'viewer')).toMatchObject({
    status: 409,
    body: { code: 'accounts.alreadyStaff' },
  })
})

it('gives no role that may do more than your own, and changes no one who has one', async () => {
  const shop = await shopWith()
  const manager = await shop.hire('manager@example.com', 'website-manager')
  const { staff, grantableRoles } = (await manager.call('GET', STAFF)).body as Staff
  const owner = staff.find(({ role }) => role === 'admin')
  expect(grantableRoles).toContain('website-manager')
  expect(grantableRoles).not.toContain('admin')
  expect(await shop.invite('boss@example.com', 'admin')).toMatchObject({ status: 200 })
  const [invitation] = (await shop.readStaff()).invitations
  const attempts = [
    manager.call('POST', `${STAFF}/invitations`, { email: 'x@example.com', role: 'admin' }),
    manager.call('POST', `${STAFF}/invitations`, { email: 'boss@example.com', role: 'viewer' }),
    manager.call('DELETE', `${STAFF}/invitations/${invitation?.id}`),
    manager.call('PUT', `${STAFF}/${manager.id}`, { role: 'admin' }),
    manager.call('PUT', `${STAFF}/${owner?.id}`, { role: 'viewer' }),
    manager.call('DELETE', `${STAFF}/${owner?.id}`),
  ]
  for (const { status, body } of await Promise.all(attempts))
    expect({ status, body }).toMatchObject({ status: 403, body: { code: 'accounts.roleTooHigh' } })
  const editor = await shop.hire('editor@example.com', 'editor')
  expect((await manager.call('PUT', `${STAFF}/${editor.id}`, { role: 'viewer' })).status).toBe(200)
})

it('ends the sessions and invitations of a staff member whose role changes or who is removed', async () => {
  const shop = await shopWith()
  const manager = await shop.hire('manager@example.com', 'website-manager')
  await manager.call('POST', `${STAFF}/invitations`, { email: 'x@example.com', role: 'viewer' })
  expect((await shop.readStaff()).invitations).toHaveLength(1)
  expect((await shop.call('PUT', `${STAFF}/${manager.id}`, { role: 'viewer' })).status).toBe(200)
  expect((await manager.browser.call('GET', SESSION)).status).toBe(401)
  expect((await shop.readStaff()).invitations).toEqual([])

  const editor = await shop.hire('editor@example.com', 'editor')
  expect((await shop.call('DELETE', `${STAFF}/${editor.id}`)).status).toBe(200)
  expect((await editor.browser.call('GET', SESSION)).status).toBe(401)
  expect((await shop.call('DELETE', `${STAFF}/${editor.id}`)).status).toBe(404)
})

it('keeps an owner, also when two remove each other at once', async () => {
  const shop = await shopWith()
  const [you] = (await shop.readStaff()).staff
  for (const tried of [
    await shop.call('DELETE', `${STAFF}/${you?.id}`),
    await shop.call('PUT', `${STAFF}/${you?.id}`, { role: 'editor' }),
  ])
    expect(tried).toMatchObject({ status: 409, body: { code: 'accounts.lastOwner' } })
  const other = await shop.hire('other@example.com', 'admin')
  await Promise.all([
    shop.call('DELETE', `${STAFF}/${other.id}`),
    other.call('DELETE', `${STAFF}/${you?.id}`),
  ])
  expect(await listStaff(shop.db, shop.site.id)).toHaveLength(1)
})

it('knows no one of another site', async () => {
  const shop = await shopWith()
  const other = await shopWith()
  const [foreign] = (await other.readStaff()).staff
  const token = getToken((await other.invite('new@example.com', 'admin')).body)
  expect((await shop.call('DELETE', `${STAFF}/${foreign?.id}`)).status).toBe(404)
  expect((await shop.browser().call('POST', `${SESSION}/link`, { token })).status).toBe(401)
})
