import { fileMessages } from '@vitrine/model'
import { defineErrors } from '../../platform/http/app-error.ts'

export const imageErrors = defineErrors('images', {
  unknownCursor: [400, 'There is no such page of pictures.'],
  unknown: [404, 'This picture is not there any more.'],
  uploadUnknown: [404, `${fileMessages.noJobData}.`],
  filenameMissing: [422, fileMessages.fileNameMissing],
  badFocalPoint: [
    422,
    'A focal point has an x and a y from 0 to 1: shares of the width and the height.',
  ],
  inUse: [409, 'This picture is shown in other places. Take it out there first.'],
})
