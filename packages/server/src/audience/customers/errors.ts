import { defineErrors } from '../../platform/http/app-error.ts'

export const customerErrors = defineErrors('customers', {
  notFound: [404, 'Unknown customer'],
})
