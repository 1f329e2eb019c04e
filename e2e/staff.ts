import type { inviteStaffMember, Reply, Session } from '@vitrine/contract'
import type { StaffRole } from '@vitrine/model'
import type { Browser, Page } from '@playwright/test'
import { expect, getEnv } from './shop.ts'

interface Owner {
  readonly owner: Page
  readonly browser: Browser
}

interface NewStaff {
  readonly role: StaffRole
  /** Without one the person signs in by link. */
  readonly password?: string
}

/** Invites a staff member and returns a page of a browser in which that person is signed in. */
export async function signUpStaff({ owner, browser }: Owner, { role, password }: NewStaff) {
  const email = `${role}-${password ? 'with' : 'without'}-password@example.com`
  const session = await owner.request.get('/api/studio/session')
  const invited = await owner.request.post('/api/studio/staff/invitations', {
    headers: { 'x-csrf-token': ((await session.json()) as Session).crumb },
    data: { email, role },
  })
  const { link } = (await invited.json()) as Reply<typeof inviteStaffMember>
  const context = await browser.newContext({ baseURL: getEnv('SHOP_URL'), locale: 'en-GB' })
  const accepted = await context.request.post('/api/studio/invitation/accept', {
    data: { token: link?.split('#')[1] },
  })
  expect(accepted.ok(), await accepted.text()).toBe(true)
  if (password !== undefined) {
    const { crumb } = (await (await context.request.get('/api/studio/session')).json()) as Session
    const changed = await context.request.put('/api/studio/password', {
      headers: { 'x-csrf-token': crumb },
      data: { newPassword: password },
    })
    expect(changed.ok(), await changed.text()).toBe(true)
  }
  return { email, page: await context.newPage() }
}
