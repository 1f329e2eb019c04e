import { type Actions, WEBSITE_MANAGERS } from '../identity/role-groups.ts'

export const redirectActions = {
  'redirects.write': WEBSITE_MANAGERS,
} as const satisfies Actions
