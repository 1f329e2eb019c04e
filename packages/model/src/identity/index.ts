export {
  BUILT_IN_SITE_KEY,
  CAPTCHA_COMPACT_BELOW_PX,
  CAPTCHA_LIFETIME_MS,
  type CaptchaAction,
  captchaActions,
  type CaptchaKind,
  captchaKinds,
  CAPTCHA_NOT_SET_UP,
  type SiteCaptcha,
} from './captcha.ts'
export {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  type PasswordError,
  validatePasswordLength,
} from './password.ts'
export { MAX_PASSKEY_NAME_LENGTH, MAX_PASSKEYS } from './passkey.ts'
export { type Role, roleCodes, roles, type StaffRole, staffRoles } from './role.ts'
export { PLACEHOLDER_OWNER_EMAIL, type SiteKind, siteKinds } from './site-kind.ts'
