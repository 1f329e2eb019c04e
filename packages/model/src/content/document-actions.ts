import {
  type Actions,
  DRAFT_READERS,
  OWNERS,
  PUBLISHERS,
  WRITERS,
} from '../identity/role-groups.ts'

export const documentActions = {
  'content.read': DRAFT_READERS,
  'content.edit': WRITERS,
  'content.review': WRITERS,
  'content.publish': PUBLISHERS,
  'content.code': OWNERS,
} as const satisfies Actions
