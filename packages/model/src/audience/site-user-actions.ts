import { type Actions, STORE_MANAGERS, WEBSITE_MANAGERS } from '../identity/role-groups.ts'

export const siteUserActions = {
  'site-users.read': STORE_MANAGERS,
  'site-users.write': WEBSITE_MANAGERS,
} as const satisfies Actions
