import { MIN_PAGE_PASSWORD_LENGTH } from '@vitrine/model'
import { defineErrors } from '../../platform/http/app-error.ts'

export const pageLockErrors = defineErrors('page-locks', {
  passwordTooShort: [400, 'Short password', { min: MIN_PAGE_PASSWORD_LENGTH }],
  locked: [401, 'Locked page'],
  wrongPassword: [401, 'Incorrect password'],
  proofRequired: [403, 'Proof of work required'],
  tooManyTries: [429, 'Too many attempts'],
  unknownPage: [404, 'Unknown page'],
})
