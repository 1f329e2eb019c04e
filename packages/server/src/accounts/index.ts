export { memberFinder } from './member-of.ts'
export { accountRoutes } from './routes.ts'
export { addMember, newSignInLink } from './sign-in.ts'
export { firstMemberIn, forgetOldSignIns, hasSignedIn, memberByEmail } from './store.ts'
