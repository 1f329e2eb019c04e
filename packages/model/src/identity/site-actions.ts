import { type Actions, OWNERS, STAFF, WEBSITE_MANAGERS } from './role-groups.ts'

export const siteActions = {
  'hosts.manage': OWNERS,
  'site.read': STAFF,
  'site.write': WEBSITE_MANAGERS,
} as const satisfies Actions
