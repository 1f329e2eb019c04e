import { expect, it } from 'vitest'
import { testOwner } from '../../test/owner.ts'
import { testSite } from '../../test/site.ts'
import { administersInstallation, updateAdministrator } from './administrator-store.ts'
import { changeRole } from './staff.ts'

const SESSIONS = '/api/studio/sessions'
const SESSION = '/api/studio/session'
const STAFF = '/api/studio/staff'
const PASSWORD = 'four plain words here'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

interface Sessions {
  readonly sessions: readonly {
    readonly id: string
    readonly browser: string
    readonly system: string
    readonly lastSeenAt: string
    readonly isCurrent: boolean
  }[]
}

interface Person {
  readonly id: string
  readonly email: string
  readonly role: string
  readonly lastSeenAt: string | null
  readonly isYou: boolean
}

async function ownedShop() {
  const shop = await testSite()
  const owner = await testOwner(shop, 'admin')
  await owner.call('PUT', '/api/studio/password', { newPassword: PASSWORD })
  const { member } = (await owner.call('GET', SESSION)).body as { readonly member: Person }
  const signIn = async () => {
    const browser = shop.browser()
    const body = { email: member.email, password: PASSWORD }
    const agent = { 'user-agent': FIREFOX }
    expect((await browser.send('POST', SESSION, body, agent)).status).toBe(200)
    return browser
  }
  const list = async () => ((await owner.call('GET', SESSIONS)).body as Sessions).sessions
  const listPeople = async () =>
    ((await owner.call('GET', STAFF)).body as { readonly staff: readonly Person[] }).staff
  return { ...shop, owner, member, signIn, list, listPeople }
}

it('lists the own sessions with their browsers, and ends one or all others', async () => {
  const shop = await ownedShop()
  const phone = await shop.signIn()
  const tablet = await shop.signIn()
  const laptop = await shop.signIn()
  const sessions = await shop.list()
  expect(sessions).toHaveLength(4)
  expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  const [other] = sessions.filter(({ browser }) => browser === 'Firefox')
  expect(other).toMatchObject({ system: 'Linux', isCurrent: false })
  expect(JSON.stringify(sessions)).not.toContain('tokenHash')

  const ended = await shop.owner.call('DELETE', `${SESSIONS}/${other?.id}`)
  expect((ended.body as Sessions).sessions).toHaveLength(3)
  const again = await shop.owner.call('DELETE', `${SESSIONS}/${other?.id}`)
  expect(again).toMatchObject({ status: 404, body: { code: 'accounts.sessionUnknown' } })
  const rest = await shop.owner.call('DELETE', SESSIONS)
  expect((rest.body as Sessions).sessions).toMatchObject([{ isCurrent: true }])
  for (const browser of [phone, tablet, laptop])
    expect((await browser.call('GET', SESSION)).status).toBe(401)
  expect((await shop.owner.call('GET', SESSION)).status).toBe(200)
})

it('ends no session of another person', async () => {
  const shop = await ownedShop()
  const other = await testOwner(shop, 'admin')
  const [own] = await shop.list()
  expect((await other.call('DELETE', `${SESSIONS}/${own?.id}`)).status).toBe(404)
  await other.call('DELETE', SESSIONS)
  expect(await shop.list()).toHaveLength(1)
})

it('knows when a person was last active, to the minute', async () => {
  const shop = await ownedShop()
  const day = `update member_session set last_seen_at = now() - interval '1 day' where site_id = $1`
  await shop.pool.query(day, [shop.site.id])
  await shop.pool.query('update member set last_seen_at = null where site_id = $1', [shop.site.id])
  const [you] = await shop.listPeople()
  expect(Date.now() - Date.parse(you?.lastSeenAt ?? '')).toBeLessThan(60_000)
  const [session] = await shop.list()
  expect(Date.now() - Date.parse(session?.lastSeenAt ?? '')).toBeLessThan(60_000)
})

it('transfers the ownership with the password, and keeps the session', async () => {
  const shop = await ownedShop()
  const heir = await testOwner(shop, 'editor')
  const phone = await shop.signIn()
  const find = async (isYou: boolean) =>
    (await shop.listPeople()).find((row) => row.isYou === isYou)
  const id = (await find(false))?.id
  const transfer = async (to: string | undefined, currentPassword: string) =>
    shop.owner.call('POST', `${STAFF}/${to}/ownership`, { currentPassword })
  expect(await transfer(id, 'wrong')).toMatchObject({ body: { code: 'accounts.passwordWrong' } })
  expect((await transfer((await find(true))?.id, PASSWORD)).status).toBe(404)
  expect((await find(true))?.role).toBe('admin')

  expect((await transfer(id, PASSWORD)).status).toBe(200)
  expect((await find(true))?.role).toBe('website-manager')
  expect((await find(false))?.role).toBe('admin')
  expect((await heir.call('GET', SESSION)).status).toBe(401)
  expect((await phone.call('GET', SESSION)).status).toBe(401)
  expect((await transfer(id, PASSWORD)).status).toBe(403)
})

it('hands a site over without the right to administer the installation', async () => {
  const shop = await ownedShop()
  await testOwner(shop, 'editor')
  const people = await shop.listPeople()
  const [you, heir] = [true, false].map((isYou) => people.find((row) => row.isYou === isYou)?.id)
  if (you === undefined || heir === undefined) throw new Error('Both are staff')
  await updateAdministrator(shop.db, shop.site.id, { id: you, administers: true })
  const transfer = { currentPassword: PASSWORD }
  expect((await shop.owner.call('POST', `${STAFF}/${heir}/ownership`, transfer)).status).toBe(200)
  const administers = (id: string) => administersInstallation(shop.db, shop.site.id, id)
  expect(await administers(heir)).toBe(false)
  expect(await administers(you)).toBe(false)
  // Nor does it come back with the role.
  await changeRole(shop.db, shop.site.id, undefined, { id: you, role: 'admin' })
  expect(await administers(you)).toBe(false)
})
