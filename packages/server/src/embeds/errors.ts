import { defineErrors } from '../http/app-error.ts'

export const embedErrors = defineErrors('embeds', {
  unknown: [404, 'This document is not there any more.'],
})
