import { type Actions, MODERATORS } from '../identity/role-groups.ts'

export const commentActions = {
  'comments.read': MODERATORS,
  'comments.moderate': MODERATORS,
} as const satisfies Actions
