import * as areas from './actions.ts'
import type { Role } from './identity/index.ts'

type Areas = typeof areas

/** Something that a staff member may do, such as `orders.read`. */
export type Action = { [A in keyof Areas]: keyof Areas[A] }[keyof Areas]

/**
 * The roles that may do each action, of all areas. The roles are those of platform spec §6; which of them
 * may do what is Vitrine's choice, as the specification leaves it open.
 */
const policy: Readonly<Record<Action, readonly Role[]>> = /* @__PURE__ */ Object.assign(
  {},
  ...Object.values(areas),
)

/** Returns whether a staff member in `role` may do `action`. */
export function may(role: Role, action: Action): boolean {
  return policy[action].includes(role)
}

/**
 * Returns whether a staff member in the role `by` may give the role `role`, and change staff who have it: it may do
 * nothing that `by` may not do.
 */
export function mayGrant(by: Role, role: Role): boolean {
  return Object.values(policy).every((allowed) => !allowed.includes(role) || allowed.includes(by))
}
