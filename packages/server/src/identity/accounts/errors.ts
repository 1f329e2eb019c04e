import { defineErrors } from '../../platform/http/app-error.ts'

export const accountErrors = defineErrors('accounts', {
  signInFailed: [401, 'Failed sign-in'],
  proofRequired: [403, 'Proof of work required'],
  linkSpent: [401, 'Expired sign-in link'],
  emailInvalid: [400, 'Invalid email address'],
  emailTaken: [409, 'Email address in use'],
  passwordTooShort: [400, 'Short password'],
  passwordTooLong: [400, 'Long password'],
  passwordTooCommon: [400, 'Common password'],
  passwordWrong: [400, 'Incorrect password'],
  sessionUnknown: [404, 'Unknown session'],
  staffUnknown: [404, 'Unknown staff member'],
  invitationUnknown: [404, 'Unknown invitation'],
  invitationSpent: [401, 'Expired invitation'],
  roleTooHigh: [403, 'Role above your own'],
  alreadyStaff: [409, 'Already on the staff'],
  tooManyInvitations: [409, 'Too many invitations'],
  lastOwner: [409, 'Last owner'],
})
