import { type Actions, WEBSITE_MANAGERS } from '../identity/role-groups.ts'

export const integrationActions = {
  // Every order goes to the addresses that are entered here.
  'integrations.manage': WEBSITE_MANAGERS,
} as const satisfies Actions
