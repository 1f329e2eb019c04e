import {
  type Actions,
  ACCOUNTANTS,
  STORE_MANAGERS,
  WEBSITE_MANAGERS,
} from '../identity/role-groups.ts'

export const storeActions = {
  'store.read': ACCOUNTANTS,
  'store.write': STORE_MANAGERS,
  // A person who changes where money goes could send it to themselves.
  'payments.write': WEBSITE_MANAGERS,
} as const satisfies Actions
