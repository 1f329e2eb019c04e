import { type Actions, OWNERS, WEBSITE_MANAGERS } from '../identity/role-groups.ts'

export const integrationActions = {
  // Every order goes to the addresses that are entered here.
  'integrations.manage': WEBSITE_MANAGERS,
  // A key acts without a person, and is valid after its author has left.
  'api-keys.manage': OWNERS,
} as const satisfies Actions
