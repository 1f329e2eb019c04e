import { type Actions, STORE_MANAGERS } from './role-groups.ts'

export const mailActions = {
  'mail.read': STORE_MANAGERS,
} as const satisfies Actions
