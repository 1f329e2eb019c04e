import { type Role, roleCodes, roles } from '@vitrine/model'

/** Returns the role with a code; `none` for an unknown code. */
export function parseRole(code: number): Role {
  return roles.find((role) => roleCodes[role] === code) ?? 'none'
}
