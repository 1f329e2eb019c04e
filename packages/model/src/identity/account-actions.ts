import { type Actions, OWNERS, STAFF, WEBSITE_MANAGERS } from './role-groups.ts'

export const accountActions = {
  'session.read': STAFF,
  'session.end': STAFF,
  'account.change': STAFF,
  'activity.read': WEBSITE_MANAGERS,
  'staff.manage': WEBSITE_MANAGERS,
  /** Deciding how all staff sign in. */
  'staff.secure': OWNERS,
  'staff.transfer': OWNERS,
} as const satisfies Actions
