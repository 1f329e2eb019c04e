import { defineErrors } from '../../platform/http/app-error.ts'

export const formErrors = defineErrors('forms', {
  invalid: [400, 'Invalid fields'],
  unparsable: [400, 'Unreadable fields'],
  staleKey: [400, 'Expired form'],
  unknown: [404, 'Unknown form'],
  unknownSubmission: [404, 'Unknown submission'],
})
