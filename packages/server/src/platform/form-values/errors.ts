import { type AppError, defineErrors, type FieldErrors } from '../http/app-error.ts'

export const formErrors = defineErrors('forms', {
  invalid: [400, 'Invalid fields'],
  unparsable: [400, 'Unreadable fields'],
  staleKey: [400, 'Expired form'],
  unknown: [404, 'Unknown form'],
  unknownSubmission: [404, 'Unknown submission'],
  unknownFile: [404, 'Unknown file'],
  tooMany: [429, 'Too many files'],
})

/**
 * Returns the error for invalid fields. Clients read the sentence as `error`, too.
 *
 * @see storefront spec §8 "Site form submit"
 */
export function createInvalidFormError(errors: FieldErrors): AppError {
  return formErrors.invalid({ errors, details: { error: formErrors.invalid().message } })
}
