import { type Actions, ACCOUNTANTS, STORE_MANAGERS } from '../identity/role-groups.ts'

export const productActions = {
  'products.read': [...ACCOUNTANTS, 'editor', 'draft-editor', 'campaigns-editor'],
  'products.write': STORE_MANAGERS,
} as const satisfies Actions
