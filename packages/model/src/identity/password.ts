/** The bounds of a password's length, in UTF-16 code units as `maxlength` counts them. */
export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 128

/** The error of a new password. */
export type PasswordError = 'passwordTooShort' | 'passwordTooLong' | 'passwordTooCommon'

/** Returns the error of a new password's length; undefined if it is valid. */
export function validatePasswordLength(password: string): PasswordError | undefined {
  if (password.length < MIN_PASSWORD_LENGTH) return 'passwordTooShort'
  return password.length > MAX_PASSWORD_LENGTH ? 'passwordTooLong' : undefined
}
