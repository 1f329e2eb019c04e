import { cancelOrder, readCart, readSiteUserProfile, routes } from '@vitrine/contract'
import fastify from 'fastify'
import { expect, expectTypeOf, it } from 'vitest'
import { testSite } from '../../test/site.ts'
import type { ApiRequest } from './mount.ts'
import { requireAccess } from './require-access.ts'
import type { SiteUser } from './site-user-cookies.ts'
import type { StaffMember } from './staff-member.ts'

it('sends 404 as problem+json for an unknown URL', async () => {
  const shop = await testSite()
  const reply = await shop.browser().call('GET', '/api/nowhere')
  expect(reply.headers['content-type']).toContain('application/problem+json')
  expect(reply).toMatchObject({ status: 404, body: { code: 'http.notFound', status: 404 } })
})

it('rejects a route without access', () => {
  const app = fastify()
  requireAccess(app)
  expect(() => app.get('/open', async () => 'come in')).toThrow('has no access')
})

it('tells each handler who calls, by the access of its route', () => {
  type Staff = ApiRequest<typeof cancelOrder>
  expectTypeOf<Staff['staffMember']>().toEqualTypeOf<StaffMember>()
  expectTypeOf<Staff['siteUser']>().toEqualTypeOf<undefined>()
  expectTypeOf<ApiRequest<typeof readCart>['staffMember']>().toEqualTypeOf<undefined>()
  type Visitor = ApiRequest<typeof readSiteUserProfile>
  expectTypeOf<Visitor['siteUser']>().toEqualTypeOf<SiteUser>()
  expectTypeOf<Visitor['staffMember']>().toEqualTypeOf<undefined>()
})

it('serves every route of the contract', async () => {
  const { app } = await testSite()
  for (const { method, path } of routes) {
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1')
    expect(app.hasRoute({ method, url }), `${method} ${path}`).toBe(true)
  }
})

it.each([
  '/api/commerce/shopping-cart',
  '/api/commerce/shopping-cart/',
  '/api/commerce/shopping-cart/?crumb=x',
])('serves %s with and without a trailing slash', async (url) => {
  const shop = await testSite()
  expect(await shop.browser().call('GET', url)).toMatchObject({ status: 200 })
})
