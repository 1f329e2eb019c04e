import { defineErrors } from '../http/app-error.ts'

export const filesErrors = defineErrors('files', {
  notAPicture: [422, 'This file is not a JPEG, PNG, WebP, AVIF or GIF picture.'],
  pictureTooLarge: [413, 'The picture is larger than 20 MB.'],
  tooManyPixels: [422, 'The picture has more than 50 million pixels.'],
})
