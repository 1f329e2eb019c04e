import { defineErrors } from '../../platform/http/app-error.ts'

export const themeErrors = defineErrors('themes', {
  unknown: [404, 'Unknown theme'],
  noCollection: [404, 'Unknown collection type'],
  changed: [409, 'Edit conflict'],
  badValue: [422, 'Invalid values'],
  brokenStyles: [422, 'Invalid styles'],
})
