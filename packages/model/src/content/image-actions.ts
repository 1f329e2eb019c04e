import { type Actions, PUBLISHERS, READERS, WRITERS } from '../identity/role-groups.ts'

export const imageActions = {
  'images.read': READERS,
  'images.write': [...WRITERS, 'store-manager'],
  'images.delete': [...PUBLISHERS, 'store-manager'],
} as const satisfies Actions
