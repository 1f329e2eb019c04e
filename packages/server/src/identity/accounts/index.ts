export { createStaffMemberFinder } from './staff-member-finder.ts'
export { hashPassword, verifyPassword, getPasswordError } from './password.ts'
export { createStaffMember, createSignInLink } from './sign-in.ts'
export {
  loadStaffEmails,
  findFirstStaffMember,
  hasSignedIn,
  findStaffMemberByEmail,
} from './store.ts'
export { accountsSlice } from './slice.ts'
