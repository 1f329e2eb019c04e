import { routes } from '@vitrine/contract'
import { apiScopes, isApiScope } from '@vitrine/model'
import { expect, it } from 'vitest'
import { API, testApi } from '../../test/api/api.ts'
import { testSite } from '../../test/site.ts'

const ID = '00000000-0000-7000-8000-000000000000'

/** The calls for keys, read from the contract. */
const calls = routes.flatMap(({ method, path, access, limit, crumb }) =>
  isApiScope(access) ? [{ method, path, access, limit, crumb }] : [],
)

const send = (
  api: Awaited<ReturnType<typeof testApi>>['api'],
  { method, path }: (typeof calls)[0],
) =>
  api(
    method === 'PUT' ? 'POST' : method,
    path.slice(API.length).replaceAll(/\{\w+\}/g, ID),
    method === 'GET' || method === 'DELETE' ? undefined : {},
  )

it('has a call for each scope, and none below another path or without the limit of keys', () => {
  expect(new Set(calls.map(({ access }) => access))).toEqual(new Set(apiScopes))
  for (const { path, limit, method, crumb } of calls) {
    expect(path.startsWith(`${API}/`), path).toBe(true)
    expect(limit, path).toBe('commerce-api')
    expect(crumb, path).toBe(method === 'GET' ? undefined : 'none')
  }
})

it.each(apiScopes)(
  'admits a key with the scope %s to its calls, and to no other',
  async (scope) => {
    const { api } = await testApi(await testSite(), [scope])
    for (const each of calls) {
      const reply = await send(api, each)
      if (each.access === scope) expect([200, 400, 404], each.path).toContain(reply.status)
      else
        expect(reply, each.path).toMatchObject({
          status: 403,
          body: { code: 'api-keys.missingScope', params: { scope: each.access } },
        })
    }
  },
)

it('limits the calls of a key, and says how long to wait', async () => {
  const shop = await testSite()
  const { api, key } = await testApi(shop)
  const { rateLimits } = shop.http
  const points = 300 * rateLimits.scale
  const account = { account: key.id, network: '' }
  let failed = 0
  for (let count = 0; count < points && failed === 0; count += 1_000)
    await Promise.all(
      Array.from({ length: 1_000 }, () =>
        rateLimits.countAccount('commerce-api', shop.site.id, account).catch(() => (failed += 1)),
      ),
    )
  const reply = await api('GET', '/shop')
  expect(reply).toMatchObject({ status: 429, body: { code: 'http.tooMany' } })
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  expect((await (await testApi(shop)).api('GET', '/shop')).status).toBe(200)
})
