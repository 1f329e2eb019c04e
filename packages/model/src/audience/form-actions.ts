import { type Actions, STORE_MANAGERS, WEBSITE_MANAGERS, WRITERS } from '../identity/role-groups.ts'

export const formActions = {
  'forms.read': STORE_MANAGERS,
  'forms.manage': WEBSITE_MANAGERS,
  // Forms of pages and campaigns name lists.
  'lists.read': [...WRITERS, 'store-manager', 'campaigns-editor'],
} as const satisfies Actions
