import { defineErrors } from '../../platform/http/app-error.ts'

export const donationErrors = defineErrors('donations', {
  unknown: [404, 'Unknown donation form'],
})
