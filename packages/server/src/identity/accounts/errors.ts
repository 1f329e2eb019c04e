import { defineErrors } from '../../platform/http/app-error.ts'

export const accountErrors = defineErrors('accounts', {
  signInFailed: [401, 'Failed sign-in'],
  linkSpent: [401, 'Expired sign-in link'],
  emailInvalid: [400, 'Invalid email address'],
  emailTaken: [409, 'Email address in use'],
  passwordTooShort: [400, 'Short password'],
  passwordTooLong: [400, 'Long password'],
  passwordTooCommon: [400, 'Common password'],
  passwordWrong: [400, 'Incorrect password'],
})
