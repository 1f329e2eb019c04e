import type { Role } from '@vitrine/model'
import { expect, it } from 'vitest'
import { testOwner } from '../../test/owner.ts'
import { READER, testVisitors } from '../../test/site-users.ts'

const AREAS = '/api/studio/member-areas'
const USERS = '/api/studio/site-users'

type Owner = Awaited<ReturnType<typeof testOwner>>

async function createArea({ call }: Owner, given: object): Promise<string> {
  const { status, body } = await call('POST', AREAS, given)
  expect(status).toBe(200)
  return (body as { id: string }).id
}

async function listed({ call }: Owner, query = '') {
  const { body } = await call('GET', `${USERS}${query}`)
  return (body as { siteUsers: { email: string }[] }).siteUsers.map(({ email }) => email)
}

/** The statuses of reading and writing. */
const MAY: readonly (readonly [Role, number, number])[] = [
  ['admin', 200, 200],
  ['website-manager', 200, 200],
  ['store-manager', 200, 403],
  ['editor', 403, 403],
  ['draft-editor', 403, 403],
  ['moderator', 403, 403],
  ['reporting', 403, 403],
  ['billing', 403, 403],
  ['viewer', 403, 403],
  ['none', 403, 403],
]

it.each(MAY)(
  'responds to %s with %i for reading and %i for writing',
  async (role, reads, writes) => {
    const shop = await testVisitors()
    const { id } = await shop.signedUp()
    const owner = await testOwner(shop, role)
    expect((await owner.call('GET', USERS)).status).toBe(reads)
    expect((await owner.call('GET', AREAS)).status).toBe(reads)
    expect((await owner.call('POST', AREAS, { name: 'Workshop' })).status).toBe(writes)
    expect((await owner.call('DELETE', `${USERS}/${id}`)).status).toBe(writes)
  },
)

it('accepts no visitor as owner, and no owner as visitor', async () => {
  const shop = await testVisitors()
  const user = await shop.signedUp()
  const owner = await testOwner(shop)
  expect((await user.browser.call('GET', USERS)).status).toBe(401)
  const asVisitor = await owner.browser.call('GET', '/api/site-users/account/profile')
  expect(asVisitor.status).toBe(401)
})

it('reads and changes nothing of another site', async () => {
  const shop = await testVisitors()
  const otherSite = await testVisitors()
  const user = await shop.signedUp()
  const owner = await testOwner(shop)
  const stranger = await testOwner(otherSite)
  const area = await createArea(owner, { name: 'Workshop' })
  expect(await listed(stranger)).toEqual([])
  const change = { name: 'Mine', description: '', joinMode: 'free' }
  for (const [method, url, body] of [
    ['PUT', `${AREAS}/${area}`, change],
    ['DELETE', `${AREAS}/${area}`, undefined],
    ['GET', `${AREAS}/${area}/members`, undefined],
    ['PUT', `${AREAS}/${area}/members/${user.id}`, undefined],
    ['DELETE', `${USERS}/${user.id}`, undefined],
  ] as const)
    expect((await stranger.call(method, url, body)).status, `${method} ${url}`).toBe(404)
  const theirs = await otherSite.signedUp('other@example.com')
  expect((await theirs.call('POST', `/member-areas/${area}`)).status).toBe(404)
  expect(await listed(owner)).toEqual([READER])
})
