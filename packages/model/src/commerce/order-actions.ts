import { type Actions, ACCOUNTANTS, STORE_MANAGERS } from '../identity/role-groups.ts'

export const orderActions = {
  'orders.read': ACCOUNTANTS,
  'orders.write': STORE_MANAGERS,
} as const satisfies Actions
