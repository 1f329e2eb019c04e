import { defineErrors } from '../../platform/http/app-error.ts'

export const commentErrors = defineErrors('comments', {
  unfit: [400, 'Incomplete comment'],
  unknown: [404, 'Unknown page'],
  unknownComment: [404, 'Unknown comment'],
  closed: [409, 'Closed comments'],
})
