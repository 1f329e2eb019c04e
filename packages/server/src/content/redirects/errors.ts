import { AppError, defineErrors } from '../../platform/http/app-error.ts'

export const redirectErrors = defineErrors('redirects', {
  malformed: [400, 'Invalid redirect'],
  tooLong: [400, 'Too many lines'],
  unknown: [404, 'Unknown redirect'],
  notListed: [404, 'Unknown URL'],
  taken: [409, 'Existing redirect'],
  circle: [409, 'Redirect loop'],
  chain: [409, 'Redirect chain'],
  tooMany: [409, 'Too many redirects'],
})

/** The reason why a redirect is rejected, with the message for its owner. */
export interface RedirectIssue {
  readonly kind: keyof typeof redirectErrors
  readonly message: string
  /** The field that the issue is about. */
  readonly field?: 'from' | 'to'
}

/** Returns the error of an issue; its message may be more specific than the one in the table. */
export function toRedirectError({ kind, message, field }: RedirectIssue): AppError {
  const { code, status } = redirectErrors[kind]()
  return new AppError(code, status, message, field && { errors: { [field]: message } })
}

/** Returns an issue with the message of the table. */
export function createRedirectIssue(
  kind: keyof typeof redirectErrors,
  field?: 'from' | 'to',
): RedirectIssue {
  return { kind, message: redirectErrors[kind]().message, ...(field && { field }) }
}
