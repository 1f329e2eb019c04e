import { defineErrors } from '../../platform/http/app-error.ts'

export const embedErrors = defineErrors('embeds', {
  unknown: [404, 'This document is not there any more.'],
  noDates: [
    422,
    'No dates are announced at this address in a way that programs read (schema.org). Write them into the block.',
  ],
  noPlace: [
    422,
    'This address is not found on the map. Write it as on an envelope, or give a link to a map.',
  ],
})
