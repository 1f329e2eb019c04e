import { type Actions, PUBLISHERS, READERS, WRITERS } from '../identity/role-groups.ts'

export const documentActions = {
  'content.read': READERS,
  'content.edit': WRITERS,
  'content.review': WRITERS,
  'content.publish': PUBLISHERS,
} as const satisfies Actions
