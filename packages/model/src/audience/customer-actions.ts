import { type Actions, STORE_MANAGERS, WEBSITE_MANAGERS } from '../identity/role-groups.ts'

export const customerActions = {
  'customers.read': STORE_MANAGERS,
  'customers.write': STORE_MANAGERS,
  // Personal data leaves the store, or is gone for good.
  'customers.export': WEBSITE_MANAGERS,
  'customers.erase': WEBSITE_MANAGERS,
} as const satisfies Actions
