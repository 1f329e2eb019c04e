import { type Actions, OWNERS, STAFF, WEBSITE_MANAGERS } from './role-groups.ts'

export const accountActions = {
  'session.read': STAFF,
  'session.end': STAFF,
  'account.change': STAFF,
  'staff.manage': WEBSITE_MANAGERS,
  'staff.transfer': OWNERS,
} as const satisfies Actions
