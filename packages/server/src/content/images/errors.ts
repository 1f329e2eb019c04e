import { defineErrors } from '../../platform/http/app-error.ts'

export const imageErrors = defineErrors('images', {
  unknownCursor: [400, 'Unknown cursor'],
  unknown: [404, 'Unknown image'],
  uploadUnknown: [404, 'Unknown upload'],
  filenameMissing: [422, 'Missing file name'],
  badFocalPoint: [422, 'Invalid focal point'],
  inUse: [409, 'Image in use'],
})
