import { defineErrors } from '../../platform/http/app-error.ts'

export const trackingErrors = defineErrors('tracking', {
  unknownSchema: [404, 'Unknown event schema'],
})
