import { type Action, may, type Role } from '@vitrine/model'

/** A signed-in person who runs the site, with the session of the request. */
export interface StaffMember {
  readonly id: string
  readonly email: string
  readonly role: Role
  readonly hasPassword: boolean
  /** Whether the site requires two-step verification, and the staff member must set it up before anything else. */
  readonly mustSetUpTwoStep: boolean
  /** The token of the session's cookie. */
  readonly session: string
}

/** The actions that two-step verification is set up with. */
const SET_UP_ACTIONS: readonly Action[] = ['session.read', 'session.end', 'account.change']

/** Returns whether a staff member may do an action in this session. */
export function isAllowed({ role, mustSetUpTwoStep }: StaffMember, action: Action): boolean {
  return may(role, action) && (!mustSetUpTwoStep || SET_UP_ACTIONS.includes(action))
}
