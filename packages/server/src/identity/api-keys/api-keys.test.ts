import { apiReadShop, createApiKey, listApiKeys } from '@vitrine/contract'
import { type ApiScope, MAX_API_KEYS } from '@vitrine/model'
import { expect, it } from 'vitest'
import { testOwner } from '../../test/owner.ts'
import { testSite } from '../../test/site.ts'

const KEYS = createApiKey.path
const SHOP = apiReadShop.path

async function testKeys() {
  const shop = await testSite({ timeZone: 'Pacific/Auckland' })
  const { call } = await testOwner(shop, 'admin')
  const create = async (scopes: readonly ApiScope[] = ['shop:read'], more: object = {}) => {
    const reply = await call('POST', KEYS, { name: 'Warehouse', scopes, ...more })
    expect(reply.status, reply.text).toBe(200)
    return createApiKey.replies[200].parse(reply.body)
  }
  const list = async () => listApiKeys.replies[200].parse((await call('GET', KEYS)).body).keys
  const use = (token: string, path: string = SHOP) =>
    shop.browser().send('GET', path, undefined, { authorization: `Bearer ${token}` })
  return { ...shop, call, create, list, use }
}

it('shows a key once, stores its hash alone, and lists what is known of it', async () => {
  const { create, list, pool, site } = await testKeys()
  const { key, token } = await create(['shop:read', 'orders:read'])
  expect(token).toMatch(/^vitrine_[\w-]{43}$/)
  expect(key).toMatchObject({
    name: 'Warehouse',
    start: token.slice(0, 14),
    scopes: ['shop:read', 'orders:read'],
    state: 'active',
    expiresAt: null,
    lastUsedAt: null,
    createdBy: expect.stringMatching(/^owner-\d+@example\.com$/),
  })
  expect(await list()).toEqual([key])
  const { rows } = await pool.query<{ text: string }>(
    `select k::text || encode(token_hash, 'escape') as text from api_key k where site_id = $1`,
    [site.id],
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.text).not.toContain(token.slice(14))
})

it('admits a key with the scope, and sets no cookie', async () => {
  const { create, use, site } = await testKeys()
  const { token } = await create()
  const reply = await use(token)
  expect(reply.status, reply.text).toBe(200)
  expect(reply.body).toMatchObject({ id: site.id, currency: 'USD', timeZone: 'Pacific/Auckland' })
  expect(reply.headers['set-cookie']).toBeUndefined()
  expect(reply.headers['www-authenticate']).toBeUndefined()
  expect(reply.headers['access-control-allow-origin']).toBeUndefined()
})

it.each(['', 'vitrine_', `vitrine_${'a'.repeat(43)}`, 'vitrine_ä', 'x'.repeat(3_000)])(
  'rejects the key %j',
  async (token) => {
    const { use } = await testKeys()
    const reply = await use(token)
    expect(reply).toMatchObject({ status: 401, body: { code: 'api-keys.invalid' } })
    expect(reply.headers['www-authenticate']).toBe('Bearer')
  },
)

it('rejects a key without the scope, and names it', async () => {
  const { create, use } = await testKeys()
  const { token } = await create(['products:read'])
  expect(await use(token)).toMatchObject({
    status: 403,
    body: { code: 'api-keys.missingScope', params: { scope: 'shop:read' } },
  })
})

it('rejects the key of another site', async () => {
  const { create } = await testKeys()
  const other = await testKeys()
  expect((await other.use((await create()).token)).status).toBe(401)
})

it('neither accepts a key in place of a session, nor a session in place of a key', async () => {
  const { create, use, call } = await testKeys()
  expect((await use((await create()).token, KEYS)).status).toBe(401)
  expect((await call('GET', SHOP)).status).toBe(401)
})

it('rejects a key at once when it is revoked, and once it has expired', async () => {
  const { create, use, call, list, pool, site } = await testKeys()
  const first = await create()
  const second = await create(['shop:read'], { name: 'Till', expiresOn: '2999-12-31' })
  expect(second.key.expiresAt).toBe('2999-12-31T11:00:00.000Z')
  expect((await use(first.token)).status).toBe(200)
  const revoked = await call('DELETE', `${KEYS}/${first.key.id}`)
  expect(revoked).toMatchObject({ status: 200, body: { state: 'revoked' } })
  expect((await use(first.token)).status).toBe(401)
  expect((await call('DELETE', `${KEYS}/${first.key.id}`)).body).toEqual(revoked.body)
  expect((await use(second.token)).status).toBe(200)
  await pool.query(
    `update api_key set expires_at = now() where site_id = $1 and expires_at is not null`,
    [site.id],
  )
  expect((await use(second.token)).status).toBe(401)
  expect((await list()).map(({ state }) => state)).toEqual(['expired', 'revoked'])
})

it('records the minute of the last call, and writes no more than once in it', async () => {
  const { create, use, list, pool, site } = await testKeys()
  const { token } = await create()
  await use(token)
  const [first] = await list()
  expect(first?.lastUsedAt).toMatch(/:00\.000Z$/)
  const version = async () => {
    const { rows } = await pool.query<{ xmin: string }>(
      'select xmin::text from api_key where site_id = $1',
      [site.id],
    )
    return rows[0]?.xmin
  }
  // A minute may begin in between.
  const before = await version()
  await use(token)
  const [second] = await list()
  if (second?.lastUsedAt === first?.lastUsedAt) expect(await version()).toBe(before)
})

it.each([
  [{ name: ' ' }, 400],
  [{ scopes: [] }, 400],
  [{ scopes: ['orders:delete'] }, 400],
  [{ expiresOn: '2020-01-01' }, 422],
  [{ expiresOn: 'tomorrow' }, 400],
  [{ token: 'chosen' }, 400],
])('rejects %j', async (wrong, status) => {
  const { call, list } = await testKeys()
  const reply = await call('POST', KEYS, { name: 'Warehouse', scopes: ['shop:read'], ...wrong })
  expect(reply.status).toBe(status)
  expect(await list()).toEqual([])
})

it('lets owners alone manage keys', async () => {
  const shop = await testSite()
  for (const role of ['website-manager', 'store-manager', 'reporting'] as const) {
    const { call } = await testOwner(shop, role)
    expect((await call('GET', KEYS)).status).toBe(403)
    const body = { name: 'Warehouse', scopes: ['orders:write'] }
    expect((await call('POST', KEYS, body)).status).toBe(403)
  }
})

it('revokes no key of another site', async () => {
  const { create, use } = await testKeys()
  const { key, token } = await create()
  const other = await testKeys()
  expect((await other.call('DELETE', `${KEYS}/${key.id}`)).status).toBe(404)
  expect((await use(token)).status).toBe(200)
})

it('creates up to 50 keys, also when they are created at once, and more after one is revoked', async () => {
  const { create, call, pool, site } = await testKeys()
  const { key } = await create()
  await pool.query(
    `insert into api_key (site_id, id, name, token_hash, token_start, scopes)
     select site_id, gen_random_uuid(), name, sha256(i::text::bytea), token_start, scopes
     from api_key, generate_series(1, $2) i where site_id = $1`,
    [site.id, MAX_API_KEYS - 2],
  )
  const body = { name: 'Warehouse', scopes: ['shop:read'] }
  const replies = await Promise.all([1, 2, 3].map(() => call('POST', KEYS, body)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(2)
  await call('DELETE', `${KEYS}/${key.id}`)
  expect((await call('POST', KEYS, body)).status).toBe(200)
})

it('keeps the key of a staff member who is removed, and names no one then', async () => {
  const { create, use, pool, site } = await testKeys()
  const { token } = await create()
  await pool.query('delete from member where site_id = $1', [site.id])
  expect((await use(token)).status).toBe(200)
  const { rows } = await pool.query('select created_by from api_key where site_id = $1', [site.id])
  expect(rows).toEqual([{ created_by: null }])
})
