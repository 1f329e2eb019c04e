import { commentMessages } from '@vitrine/model'
import { defineErrors } from '../../platform/http/app-error.ts'

export const commentErrors = defineErrors('comments', {
  unfit: [400, 'Something is missing from the comment.'],
  unknown: [404, 'There is nothing here to comment on.'],
  unknownComment: [404, 'There is no such comment.'],
  closed: [409, commentMessages.closed],
})
