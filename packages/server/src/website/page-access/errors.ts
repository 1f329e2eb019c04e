import { defineErrors } from '../../platform/http/app-error.ts'

export const pageErrors = defineErrors('pages', {
  membersOnly: [403, 'Members-only page'],
})
