import type { Role } from '@vitrine/model'

/** A signed-in person who runs the site, with the session of the request. */
export interface StaffMember {
  readonly id: string
  readonly email: string
  readonly role: Role
  readonly hasPassword: boolean
  /** The token of the session's cookie. */
  readonly session: string
}
