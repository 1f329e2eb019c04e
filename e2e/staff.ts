import { randomUUID } from 'node:crypto'
import type { inviteStaffMember, Reply } from '@vitrine/contract'
import type { StaffRole } from '@vitrine/model'
import type { Browser, Page } from '@playwright/test'
import { expect, getEnv } from './shop.ts'
import { StudioApi } from './studio-api.ts'

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
  const email = `${role}-${randomUUID()}@example.com`
  const { link } = await new StudioApi(owner).post<Reply<typeof inviteStaffMember>>(
    '/api/studio/staff/invitations',
    { email, role },
  )
  const context = await browser.newContext({ baseURL: getEnv('SHOP_URL'), locale: 'en-GB' })
  const accepted = await context.request.post('/api/studio/invitation/accept', {
    data: { token: link?.split('#')[1] },
  })
  expect(accepted.ok(), await accepted.text()).toBe(true)
  if (password !== undefined)
    await new StudioApi(context).put('/api/studio/password', { newPassword: password })
  return { email, page: await context.newPage() }
}
