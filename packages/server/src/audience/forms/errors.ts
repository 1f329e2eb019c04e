import { formMessages } from '@vitrine/model'
import { defineErrors } from '../../platform/http/app-error.ts'

export const formErrors = defineErrors('forms', {
  invalid: [400, formMessages.invalid],
  unparsable: [400, formMessages.unparsable],
  staleKey: [400, formMessages.reload],
  unknown: [404, formMessages.unknown],
  unknownSubmission: [404, 'There is no such submission.'],
})
