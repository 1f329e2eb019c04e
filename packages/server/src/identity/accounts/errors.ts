import { passwordMessages } from '@vitrine/model'
import { defineErrors } from '../../platform/http/app-error.ts'

export const accountErrors = defineErrors('accounts', {
  signInFailed: [401, 'That address and password do not belong together.'],
  linkSpent: [401, 'This sign-in link has been used or has expired. Ask for a new one.'],
  emailInvalid: [400, 'Please enter a valid email'],
  emailTaken: [409, 'Another member has this address.'],
  passwordTooShort: [400, passwordMessages.passwordTooShort],
  passwordTooLong: [400, passwordMessages.passwordTooLong],
  passwordTooCommon: [400, passwordMessages.passwordTooCommon],
  passwordWrong: [400, 'The current password is not right.'],
})
