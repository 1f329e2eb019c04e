import { may } from '@vitrine/model'
import type { StaffMember } from '../../platform/http/staff-member.ts'
import { httpErrors } from '../../platform/http/problem.ts'

/** Returns the error for a staff member who may not publish; undefined for one who may. */
export function forbidUnlessPublisher(member: StaffMember | undefined): (() => Error) | undefined {
  const mayPublish = member !== undefined && may(member.role, 'content.publish')
  return mayPublish ? undefined : () => httpErrors.forbidden()
}
