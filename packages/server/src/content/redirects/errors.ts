import { AppError, defineErrors } from '../../platform/http/app-error.ts'

export const redirectErrors = defineErrors('redirects', {
  malformed: [400, 'This is no redirect.'],
  tooLong: [400, 'Redirects are read 10,000 lines at a time. Please split the file.'],
  unknown: [404, 'There is no such redirect.'],
  taken: [409, 'This address leads somewhere already. Change that redirect instead.'],
  circle: [409, 'This redirect would lead in a circle.'],
  chain: [409, 'This redirect would be one of a chain. Lead straight to its end.'],
  tooMany: [409, 'A site has at most 2,500 redirects of its own. Delete some first.'],
})

/** Why a redirect cannot be, in words for its owner. */
export interface Fault {
  readonly kind: keyof typeof redirectErrors
  readonly message: string
  /** Which of its fields it is about. */
  readonly field?: 'from' | 'to'
}

/** The refusal says the way the redirect would go, where the table could only say that it does. */
export function refusalOf({ kind, message, field }: Fault): AppError {
  const { code, status } = redirectErrors[kind]()
  return new AppError(code, status, message, field && { errors: { [field]: message } })
}

export function tableFault(kind: keyof typeof redirectErrors, field?: 'from' | 'to'): Fault {
  return { kind, message: redirectErrors[kind]().message, ...(field && { field }) }
}
