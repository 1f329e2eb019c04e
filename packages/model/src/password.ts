/** How long a password is, counted as a field's `maxlength` counts. */
export const PASSWORD_MIN_LENGTH = 8
export const PASSWORD_MAX_LENGTH = 128

/** What is said of a new password that is none, by the fault. */
export const passwordMessages = {
  passwordTooShort: `A password needs at least ${PASSWORD_MIN_LENGTH} characters.`,
  passwordTooLong: `A password has at most ${PASSWORD_MAX_LENGTH} characters.`,
  passwordTooCommon: 'This password is one of the first that others try. Choose another.',
} as const

export type PasswordFault = keyof typeof passwordMessages

/** What is wrong with the length of a new password. */
export function passwordLengthFault(password: string): PasswordFault | undefined {
  if (password.length < PASSWORD_MIN_LENGTH) return 'passwordTooShort'
  return password.length > PASSWORD_MAX_LENGTH ? 'passwordTooLong' : undefined
}
