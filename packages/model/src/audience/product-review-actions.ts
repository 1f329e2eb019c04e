import { type Actions, STORE_MANAGERS } from '../identity/role-groups.ts'

/** Reviews have the email addresses of their authors. */
const REVIEW_STAFF = [...STORE_MANAGERS, 'editor', 'moderator'] as const

export const productReviewActions = {
  'reviews.read': REVIEW_STAFF,
  'reviews.moderate': REVIEW_STAFF,
} as const satisfies Actions
