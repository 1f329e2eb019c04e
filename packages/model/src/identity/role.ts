/**
 * The roles of a staff member with the codes used in the database and in exports. Code uses the names.
 *
 * @see platform spec "Roles"
 */
export const roleCodes = {
  admin: 1,
  billing: 2,
  reporting: 3,
  editor: 4,
  moderator: 6,
  commenter: 7,
  'store-manager': 8,
  scheduling: 9,
  viewer: 10,
  'campaigns-editor': 11,
  'scheduling-viewer': 12,
  'scheduling-editor': 13,
  none: 14,
  'website-manager': 15,
  'draft-editor': 16,
} as const

export type Role = keyof typeof roleCodes

export const roles = Object.keys(roleCodes) as readonly Role[]

/** A role that a staff member can be given. */
export type StaffRole = Exclude<Role, 'none'>

/** The roles that a staff member can be given: all but `none`. */
export const staffRoles = roles.filter((role): role is StaffRole => role !== 'none')
