import { defineErrors } from '../../platform/http/app-error.ts'

export const siteUserErrors = defineErrors('site-users', {
  signInFailed: [401, 'Failed sign-in'],
  proofRequired: [403, 'Proof of work required'],
  linkSpent: [401, 'Expired link'],
  confirmFailed: [401, 'Failed confirmation'],
  emailInvalid: [400, 'Invalid email address'],
  passwordTooShort: [400, 'Short password'],
  passwordTooLong: [400, 'Long password'],
  passwordTooCommon: [400, 'Common password'],
  passwordWrong: [400, 'Incorrect password'],
  nameTooLong: [400, 'Long name'],
  languageUnknown: [400, 'Unknown language'],
  languageCustom: [400, 'Custom language'],
  areaClosed: [403, 'Area by invitation'],
  areaSold: [403, 'Paid area'],
  areaPrice: [400, 'Invalid area price'],
  areaBought: [409, 'Purchased access'],
  areaUnknown: [404, 'Unknown member area'],
  areaNameTaken: [409, 'Area name in use'],
  areaInUse: [409, 'Area in use'],
  unknown: [404, 'Unknown account'],
})
