import { type Role, roles } from './role.ts'

const OWNER = ['admin'] as const
const WEBSITE_KEEPERS = ['admin', 'website-manager'] as const
const SHOPKEEPERS = ['admin', 'website-manager', 'store-manager'] as const
const BOOKKEEPERS = [...SHOPKEEPERS, 'reporting', 'billing'] as const
const EVERY_MEMBER = roles.filter((role) => role !== 'none')
const PUBLISHERS = ['admin', 'website-manager', 'editor'] as const
const MODERATORS = [...PUBLISHERS, 'moderator'] as const
const WRITERS = [...PUBLISHERS, 'draft-editor'] as const
const READERS = EVERY_MEMBER.filter((role) => role !== 'billing')

/**
 * What members may do, and in which roles: the one table that every route, every screen and the
 * generated test of (role × action) read. The roles are platform spec §6; which of them may do what
 * is ours, as the spec leaves it open.
 */
export const policy = {
  'session.read': EVERY_MEMBER,
  'session.end': EVERY_MEMBER,
  'account.change': EVERY_MEMBER,
  'members.manage': OWNER,
  'orders.read': BOOKKEEPERS,
  'orders.write': SHOPKEEPERS,
  'products.read': [...BOOKKEEPERS, 'editor', 'draft-editor'],
  'products.write': SHOPKEEPERS,
  'mail.read': SHOPKEEPERS,
  'redirects.write': [...OWNER, 'website-manager'],
  'site.lock': [...OWNER, 'website-manager'],
  'languages.write': [...OWNER, 'website-manager'],
  'design.write': WEBSITE_KEEPERS,
  'site-users.read': SHOPKEEPERS,
  'site-users.write': WEBSITE_KEEPERS,
  'comments.read': MODERATORS,
  'comments.moderate': MODERATORS,
  'forms.read': SHOPKEEPERS,
  'forms.manage': WEBSITE_KEEPERS,
  'images.read': READERS,
  'images.write': [...WRITERS, 'store-manager'],
  'images.delete': [...PUBLISHERS, 'store-manager'],
  'content.read': READERS,
  'content.edit': WRITERS,
  'content.review': WRITERS,
  'content.publish': PUBLISHERS,
} as const satisfies Readonly<Record<string, readonly Role[]>>

export type Action = keyof typeof policy

export const actions = Object.keys(policy) as readonly Action[]

/** Whether a member in `role` may do `action`. */
export function may(role: Role, action: Action): boolean {
  const allowed: readonly Role[] = policy[action]
  return allowed.includes(role)
}
