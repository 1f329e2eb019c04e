import { type Actions, OWNERS, STORE_MANAGERS } from './role-groups.ts'

export const mailActions = {
  'mail.read': STORE_MANAGERS,
  'mail.manage': STORE_MANAGERS,
  /** Reading the links of an email, which open the recipient's account. */
  'mail.open': OWNERS,
} as const satisfies Actions
