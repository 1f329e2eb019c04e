export { createStaffMemberFinder } from './staff-member-finder.ts'
export { hashPassword, verifyPassword, getPasswordError } from './password.ts'
export { accountRoutes } from './routes.ts'
export { createStaffMember, createSignInLink } from './sign-in.ts'
export {
  loadStaffEmails,
  findFirstStaffMember,
  deleteOldSignIns,
  hasSignedIn,
  findStaffMemberByEmail,
} from './store.ts'
export { accountsSlice } from './slice.ts'
