import { ACCOUNTANTS, type Actions } from '../identity/role-groups.ts'

export const analyticsActions = {
  'analytics.read': ACCOUNTANTS,
} as const satisfies Actions
