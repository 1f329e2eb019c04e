export {
  administersInstallation,
  copyOwner,
  copyStaff,
  hasAdministrator,
  updateAdministrator,
} from './administrator-store.ts'
export { createStaffMemberFinder } from './staff-member-finder.ts'
export {
  computePasswordError,
  hashPassword,
  type PasswordContext,
  verifyPassword,
} from './password.ts'
export { confirmEmail, listOtherSiteIds } from './confirmed-email-store.ts'
export { changeRole, removeStaffMember } from './staff.ts'
export { getInvitationPath } from './invitation-email.ts'
export { inviteStaff } from './invite-staff.ts'
export { listInvitations } from './invitation-store.ts'
export { parseRole } from './parse-role.ts'
export { listStaff } from './staff-store.ts'
export { assertPassword, createStaffMember, createSignInLink, signInByLink } from './sign-in.ts'
export { resetTwoStep } from './two-step/change-two-step.ts'
export { setUpOwner } from './set-up-owner.ts'
export {
  loadStaffEmails,
  findFirstStaffMember,
  hasSignedIn,
  findStaffMemberByEmail,
  findStaffRole,
} from './store.ts'
export { accountsSlice } from './slice.ts'
