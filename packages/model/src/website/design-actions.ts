import { type Actions, OWNERS, WEBSITE_MANAGERS } from '../identity/role-groups.ts'

export const designActions = {
  'design.write': WEBSITE_MANAGERS,
  // A script of a page can do what its visitor can, in the studio on the same host, too.
  'design.scripts': OWNERS,
} as const satisfies Actions
