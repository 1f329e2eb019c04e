import { type Actions, WEBSITE_MANAGERS } from '../identity/role-groups.ts'

export const pageLockActions = {
  'site.lock': WEBSITE_MANAGERS,
} as const satisfies Actions
