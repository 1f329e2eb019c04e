import { newPage } from '@vitrine/page'
import type { MemberArea, SiteUserSummary } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import { testOwner } from '../../test/owner.ts'
import { publishNow } from '../../test/publish.ts'
import { testVisitors } from '../../test/site-users.ts'

async function testPeople() {
  const shop = await testVisitors()
  const owner = await shop.owner()
  const area = (await owner('POST', 'member-areas', { name: 'Workshop' })).body as MemberArea
  const list = async (query: string) => {
    const { body } = await owner('GET', `site-users?${query}`)
    return (body as { readonly siteUsers: readonly SiteUserSummary[] }).siteUsers.map(
      ({ email }) => email,
    )
  }
  return { ...shop, owner, area, list }
}

it('narrows accounts by state, area and first day in the time zone of the site', async () => {
  const { owner, area, list, signedUp, rows, site, pool } = await testPeople()
  const { id } = await signedUp('ada@example.com')
  await rows(
    `insert into site_user (site_id, id, email, first_name, last_name, locale, created_at)
     values ($1, gen_random_uuid(), 'ben@example.com', 'Ben', 'Reader', 'en', '2031-03-03T11:01:00Z'),
       ($1, gen_random_uuid(), 'cy@example.com', 'Cy', 'Reader', 'en', '2031-03-03T10:59:00Z')`,
  )
  await owner('PUT', `member-areas/${area.id}/members/${id}`, {})
  expect(await list('state=confirmed')).toEqual(['ada@example.com'])
  expect((await list('state=unconfirmed')).toSorted()).toEqual([
    'ben@example.com',
    'cy@example.com',
  ])
  expect(await list(`memberAreaId=${area.id}`)).toEqual(['ada@example.com'])
  expect(await list(`memberAreaId=${newId()}`)).toEqual([])
  expect(await list(`memberAreaId=${area.id}&search=ben`)).toEqual([])
  await pool.query(`update site set time_zone = 'Pacific/Auckland' where id = $1`, [site.id])
  await expect.poll(() => list('since=2031-03-04')).toEqual(['ben@example.com'])
  expect(await list('since=9999-12-31')).toEqual([])
  for (const wrong of ['state=other', 'since=0000-01-01'])
    expect((await owner('GET', `site-users?${wrong}`)).status).toBe(400)
})

it('reads one account with what it paid for, and none of another site', async () => {
  const { owner, area, signedUp, rows } = await testPeople()
  const { id } = await signedUp('ada@example.com')
  await rows(
    `insert into member_area_purchase (site_id, order_line_id, member_area_id, site_user_id, email)
     values ($1, gen_random_uuid(), $2, $3, '')`,
    [area.id, id],
  )
  expect((await owner('GET', `site-users/${id}`)).body).toMatchObject({
    email: 'ada@example.com',
    memberAreaIds: [area.id],
    boughtAreaIds: [area.id],
  })
  const other = await testPeople()
  expect((await other.owner('GET', `site-users/${id}`)).status).toBe(404)
  expect((await other.owner('GET', `site-users/${id}/export`)).status).toBe(404)
  expect((await other.owner('GET', `member-areas/${area.id}`)).status).toBe(404)
})

it('names the documents for the members of an area', async () => {
  const { owner, area, db, site } = await testPeople()
  const access = { kind: 'members' as const, memberAreaIds: [area.id] }
  const body = newPage({ locale: 'en-US', title: 'Lessons', slug: 'lessons' }, { access })
  const id = await publishNow(db, site.id, { kind: 'page', body })
  expect((await owner('GET', `member-areas/${area.id}`)).body).toMatchObject({
    area: { id: area.id, name: 'Workshop', memberCount: 0 },
    documents: [{ id, title: 'Lessons' }],
  })
})

it('exports the data of an account without orders, for the roles that may', async () => {
  const people = await testPeople()
  const { owner, area, signedUp } = people
  const { id } = await signedUp('Ada@example.com')
  await owner('PUT', `member-areas/${area.id}/members/${id}`, {})
  const { status, body } = await owner('GET', `site-users/${id}/export`)
  expect(status).toBe(200)
  expect(JSON.parse((body as { readonly json: string }).json)).toMatchObject({
    account: { memberAreas: ['Workshop'] },
    orders: [],
    notes: [],
  })
  const manager = await testOwner(people, 'store-manager')
  const at = `/api/studio/site-users/${id}`
  expect((await manager.call('GET', at)).status).toBe(200)
  expect((await manager.call('GET', `${at}/export`)).status).toBe(403)
  expect((await manager.call('DELETE', at)).status).toBe(403)
  const editor = await testOwner(people, 'editor')
  expect((await editor.call('GET', at)).status).toBe(403)
  expect((await editor.call('GET', '/api/studio/site-users')).status).toBe(403)
})
