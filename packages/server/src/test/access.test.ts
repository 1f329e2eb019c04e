import { routes, type Session } from '@vitrine/contract'
import { isApiScope, may, type Role, roles } from '@vitrine/model'
import { expect, it } from 'vitest'
import { createStaffMember, createSignInLink } from '../identity/accounts/index.ts'
import { testSite } from './site.ts'

async function signedIn(role: Role) {
  const shop = await testSite()
  const { id } = await createStaffMember(shop.db, shop.site.id, {
    email: 'member@example.com',
    role,
  })
  const token = await createSignInLink(shop.db, shop.site.id, id)
  const browser = shop.browser()
  const { body } = await browser.call('POST', '/api/studio/session/link', { token })
  return { browser, crumb: (body as Session).crumb }
}

/** Every route with access rules, read from the contract: a slice that omits one fails here. */
const guarded = routes.filter(({ access }) => access !== 'anyone')

it.each(roles)(
  'lets staff with the role %s do what the policy allows, and nothing else',
  async (role) => {
    const { browser, crumb } = await signedIn(role)
    for (const { method, path, access } of guarded) {
      if (access === 'anyone' || access === 'site-user' || access === 'session.end') continue
      if (isApiScope(access)) continue
      const url = path.replaceAll(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000')
      const payload = method === 'GET' ? undefined : {}
      const reply = await browser.send(method, url, payload, { 'x-csrf-token': crumb })
      const { status } = reply
      // The role may do it; whether the person administers the installation is another question.
      const isAdmitted = reply.text.includes('installation.notAdministrator')
      expect(status === 403 && !isAdmitted, `${role} ${method} ${path}`).toBe(!may(role, access))
      expect(status, `${method} ${path} is served`).not.toBe(401)
    }
  },
)

it('requires sign-in for every guarded route', async () => {
  const browser = (await testSite()).browser()
  for (const { method, path } of guarded) {
    const url = path.replaceAll(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000')
    const { status } = await browser.send(method, url, method === 'GET' ? undefined : {})
    expect(status, `${method} ${path}`).toBe(401)
  }
  expect(guarded.length).toBeGreaterThan(0)
})
