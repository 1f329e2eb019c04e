import { passwordMessages } from '@vitrine/model'
import { defineErrors } from '../../platform/http/app-error.ts'

export const siteUserErrors = defineErrors('site-users', {
  signInFailed: [
    401,
    'That address and password do not belong together, or the address is not confirmed yet.',
  ],
  linkSpent: [401, 'This link has been used or has expired. Ask for a new one.'],
  confirmFailed: [
    401,
    'That is not the password chosen for this account, or the link has been used or has expired.',
  ],
  emailInvalid: [400, 'Please enter a valid email'],
  passwordTooShort: [400, passwordMessages.passwordTooShort],
  passwordTooLong: [400, passwordMessages.passwordTooLong],
  passwordTooCommon: [400, passwordMessages.passwordTooCommon],
  passwordWrong: [400, 'The current password is not right.'],
  nameTooLong: [400, 'A name has at most 100 characters.'],
  languageUnknown: [400, 'This site does not have that language.'],
  languageCustom: [400, 'An account cannot be kept in a language with a code of the site’s own.'],
  areaClosed: [403, 'This area is by invitation. Ask the people of the site to let you in.'],
  areaSold: [403, 'Access to this area is sold. Buy it to get in.'],
  areaPrice: [
    400,
    'An area that is sold has a price of whole units of the shop’s currency, and no other has one.',
  ],
  areaBought: [409, 'Your access to this area is paid for. Ask the people of the site to end it.'],
  areaUnknown: [404, 'There is no such member area.'],
  areaNameTaken: [409, 'Another member area has this name.'],
  areaInUse: [
    409,
    'Documents are for the members of this area. Change who may read them, or delete them, and try again.',
  ],
  unknown: [404, 'There is no such account.'],
})
