import { type Actions, STORE_MANAGERS, WEBSITE_MANAGERS } from '../identity/role-groups.ts'

export const formActions = {
  'forms.read': STORE_MANAGERS,
  'forms.manage': WEBSITE_MANAGERS,
} as const satisfies Actions
