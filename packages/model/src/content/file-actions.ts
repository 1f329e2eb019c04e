import { type Actions, PUBLISHERS, READERS, WRITERS } from '../identity/role-groups.ts'

export const fileActions = {
  'files.read': READERS,
  'files.write': [...WRITERS, 'store-manager'],
  'files.delete': [...PUBLISHERS, 'store-manager'],
} as const satisfies Actions
