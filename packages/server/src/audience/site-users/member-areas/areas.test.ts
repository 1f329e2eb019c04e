import { newPage } from '@vitrine/page'
import { publishNow } from '../../../test/publish.ts'
import type { MemberArea } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { newId } from '../../../platform/db/id.ts'
import { mayRead, findSiteUser } from '../index.ts'
import { READER, testVisitors } from '../../../test/site-users.ts'

type Shop = Awaited<ReturnType<typeof testVisitors>>

async function withAreas(shop: Shop) {
  const owner = await shop.owner()
  const made = async (area: object) =>
    (await owner('POST', 'member-areas', area)).body as MemberArea
  const open = await made({ name: 'Workshop', description: 'Lessons' })
  const closed = await made({ name: 'Friends', joinMode: 'invitation' })
  return { owner, open, closed }
}

it('lets every member join and leave a free area', async () => {
  const shop = await testVisitors()
  const { owner, open } = await withAreas(shop)
  const { call, id } = await shop.signedUp()
  for (let times = 1; times <= 2; times += 1)
    expect(await call('POST', `/member-areas/${open.id}`, {})).toMatchObject({
      status: 200,
      body: { memberAreaIds: [open.id] },
    })
  expect((await owner('GET', `member-areas/${open.id}/members`)).body).toMatchObject({
    siteUsers: [{ id, email: READER, memberAreaIds: [open.id] }],
    hasNextPage: false,
  })
  expect((await owner('GET', 'member-areas')).body).toMatchObject({
    memberAreas: [
      { name: 'Friends', memberCount: 0 },
      { name: 'Workshop', memberCount: 1 },
    ],
  })
  await call('DELETE', `/member-areas/${open.id}`)
  expect((await call('GET', '/profile')).body).toMatchObject({ memberAreaIds: [] })
})

it('lets only the owner add members to an area by invitation', async () => {
  const shop = await testVisitors()
  const { owner, closed } = await withAreas(shop)
  const { call, id } = await shop.signedUp()
  expect(await call('POST', `/member-areas/${closed.id}`, {})).toMatchObject({
    status: 403,
    body: { code: 'site-users.areaClosed' },
  })
  const member = `member-areas/${closed.id}/members/${id}`
  expect((await owner('PUT', member, {})).status).toBe(200)
  expect((await call('GET', '/profile')).body).toMatchObject({ memberAreaIds: [closed.id] })
  expect((await owner('DELETE', member)).status).toBe(200)
  expect((await call('GET', '/profile')).body).toMatchObject({ memberAreaIds: [] })
})

it('finds no area and no account of another site', async () => {
  const shop = await testVisitors()
  const otherBrowser = await testVisitors()
  const { owner, open } = await withAreas(otherBrowser)
  const here = await shop.signedUp()
  expect((await here.call('POST', `/member-areas/${open.id}`, {})).status).toBe(404)
  const member = `member-areas/${open.id}/members/${here.id}`
  expect((await owner('PUT', member, {})).status).toBe(404)
  expect((await owner('DELETE', `site-users/${here.id}`)).status).toBe(404)
  expect((await owner('GET', 'site-users')).body).toMatchObject({ siteUsers: [] })
  expect((await here.call('GET', '/session')).status).toBe(200)
})

it('rejects a second area of the same name', async () => {
  const shop = await testVisitors()
  const { owner, open, closed } = await withAreas(shop)
  const taken = { status: 409, body: { code: 'site-users.areaNameTaken' } }
  expect(await owner('POST', 'member-areas', { name: ' workshop ' })).toMatchObject(taken)
  const path = `member-areas/${closed.id}`
  expect(await owner('PUT', path, { name: 'WORKSHOP' })).toMatchObject(taken)
  expect(await owner('PUT', path, { name: 'Guests' })).toMatchObject({
    status: 200,
    body: { id: closed.id, name: 'Guests', joinMode: 'free' },
  })
  expect((await owner('DELETE', `member-areas/${open.id}`)).status).toBe(200)
  expect((await owner('DELETE', `member-areas/${open.id}`)).status).toBe(404)
  expect((await owner('PUT', `member-areas/${open.id}`, { name: 'Back' })).status).toBe(404)
})

it('finds visitors by email and name as typed, a page at a time', async () => {
  const shop = await testVisitors()
  const owner = await shop.owner()
  await shop.rows(
    `insert into site_user (site_id, id, email, first_name, last_name, locale)
     select $1, ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid,
       'reader' || n || '@example.com', case when n = 7 then '100%_sure' else 'A' end, 'Reader', 'en'
     from generate_series(1, 51) n`,
  )
  type Page = { siteUsers: { email: string }[]; hasNextPage: boolean; nextPageCursor: string }
  const asked = async (query: string) => (await owner('GET', `site-users?${query}`)).body as Page
  const first = await asked('')
  expect(first.siteUsers).toHaveLength(50)
  expect(first.hasNextPage).toBe(true)
  const second = await asked(`cursor=${first.nextPageCursor}`)
  expect(second).toMatchObject({
    siteUsers: [{ email: 'reader1@example.com' }],
    hasNextPage: false,
  })
  const emails = async (query: string) => (await asked(query)).siteUsers.map(({ email }) => email)
  expect(await emails(`search=${encodeURIComponent('READER12@')}`)).toEqual([
    'reader12@example.com',
  ])
  expect(await emails(`search=${encodeURIComponent('%_')}`)).toEqual(['reader7@example.com'])
})

it('deletes an account with all its data', async () => {
  const shop = await testVisitors()
  const { owner, open } = await withAreas(shop)
  const { browser, call, id } = await shop.signedUp()
  await call('POST', `/member-areas/${open.id}`, {})
  expect((await owner('DELETE', `site-users/${id}`)).status).toBe(200)
  expect((await call('GET', '/session')).status).toBe(401)
  for (const table of ['site_user', 'site_user_session', 'site_user_token', 'mail'])
    expect(await shop.rows(`select 1 from ${table} where site_id = $1`)).toEqual([])
  const message = await shop.rows(
    `select payload from outbox where site_id = $1 and topic = 'siteUser.erased'`,
  )
  expect(message).toEqual([{ payload: { siteUserId: id } }])
  expect((await owner('DELETE', `site-users/${id}`)).status).toBe(404)
  expect((await browser.visit('/account')).status).toBe(303)
})

it('passes the visitor to other slices, with their areas', async () => {
  const shop = await testVisitors()
  const { open } = await withAreas(shop)
  const { browser, call, id } = await shop.signedUp()
  await call('POST', `/member-areas/${open.id}`, {})
  const { http, host } = shop
  const cookies = Object.fromEntries(browser.cookies)
  const request = { cookies, host, hostname: host, protocol: 'http' }
  // The parts of a request that are read.
  const asks = (given: object) => findSiteUser(http, { ...request, ...given } as never)
  expect(await asks({})).toMatchObject({ id, memberAreaIds: [open.id] })
  expect(await asks({ cookies: {} })).toBeUndefined()
  expect(await asks({ hostname: 'unknown.example' })).toBeUndefined()
})

it('reads an access setting', () => {
  const [mine, other] = [newId(), newId()]
  const user = { memberAreaIds: [mine] }
  const members = (...memberAreaIds: string[]) => ({ kind: 'members', memberAreaIds }) as const
  expect(mayRead({ kind: 'everybody' }, undefined)).toBe(true)
  expect(mayRead({ kind: 'password' }, user)).toBe(false)
  expect(mayRead(members(other, mine), user)).toBe(true)
  expect(mayRead(members(other), user)).toBe(false)
  expect(mayRead(members(mine), undefined)).toBe(false)
  expect(mayRead(members(), user)).toBe(false)
})

it('deletes no area that a published or draft document uses, and names the documents', async () => {
  const shop = await testVisitors()
  const { owner, open, closed } = await withAreas(shop)
  const access = { kind: 'members' as const, memberAreaIds: [closed.id, open.id] }
  const page = newPage({ locale: 'en-US', title: 'Lessons', slug: 'lessons' }, { access })
  const id = await publishNow(shop.db, shop.site.id, { kind: 'page', body: page })
  const error = {
    status: 409,
    body: { code: 'site-users.areaInUse', documents: [{ id, title: 'Lessons' }] },
  }
  expect(await owner('DELETE', `member-areas/${open.id}`)).toMatchObject(error)
  // The draft is public again, the published version is not.
  await shop.rows(
    `update draft set body = jsonb_set(body, '{access}', '{"kind":"everybody"}') where site_id = $1`,
  )
  expect(await owner('DELETE', `member-areas/${open.id}`)).toMatchObject(error)
  expect((await shop.browser().visit('/lessons')).status).toBe(403)
  await shop.rows(`update document set deleted_at = now() where site_id = $1 and id = $2`, [id])
  expect((await owner('DELETE', `member-areas/${open.id}`)).status).toBe(200)
  expect((await owner('DELETE', `member-areas/${open.id}`)).status).toBe(404)
})
