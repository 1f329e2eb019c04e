import { restrictedMessages, SHORTEST_PAGE_PASSWORD } from '@vitrine/model'
import { defineErrors } from '../../platform/http/app-error.ts'

export const pageLockErrors = defineErrors('page-locks', {
  passwordTooShort: [400, `A page's password needs at least ${SHORTEST_PAGE_PASSWORD} characters.`],
  locked: [401, restrictedMessages.locked],
  wrongPassword: [401, 'That is not the password. Please try again.'],
  tooManyTries: [429, 'Too many tries. Try again in {minutes} min.'],
  unknownPage: [404, 'There is no such page.'],
})
