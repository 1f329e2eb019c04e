import { type Actions, OWNERS, STAFF } from './role-groups.ts'

export const accountActions = {
  'session.read': STAFF,
  'session.end': STAFF,
  'account.change': STAFF,
  'members.manage': OWNERS,
} as const satisfies Actions
