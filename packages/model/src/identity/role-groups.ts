import { type Role, roles } from './role.ts'

export const OWNERS = ['admin'] as const
export const WEBSITE_MANAGERS = [...OWNERS, 'website-manager'] as const
export const STORE_MANAGERS = [...WEBSITE_MANAGERS, 'store-manager'] as const
export const ACCOUNTANTS = [...STORE_MANAGERS, 'reporting', 'billing'] as const
export const PUBLISHERS = [...WEBSITE_MANAGERS, 'editor'] as const
export const MODERATORS = [...PUBLISHERS, 'moderator'] as const
export const WRITERS = [...PUBLISHERS, 'draft-editor'] as const
export const STAFF: readonly Role[] = roles.filter((role) => role !== 'none')
export const READERS: readonly Role[] = STAFF.filter((role) => role !== 'billing')
/** The roles without a part in the content: they see what visitors see, and no drafts. */
const OUTSIDERS: ReadonlySet<Role> = new Set<Role>([
  'commenter',
  'viewer',
  'scheduling',
  'scheduling-viewer',
  'scheduling-editor',
])
export const DRAFT_READERS: readonly Role[] = READERS.filter((role) => !OUTSIDERS.has(role))

/** The actions of one area, each with the roles that may do it. */
export type Actions = Readonly<Record<`${string}.${string}`, readonly Role[]>>
