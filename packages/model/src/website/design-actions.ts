import { type Actions, WEBSITE_MANAGERS } from '../identity/role-groups.ts'

export const designActions = {
  'design.write': WEBSITE_MANAGERS,
} as const satisfies Actions
