import { defineErrors } from '../../platform/http/app-error.ts'

export const settingsErrors = defineErrors('settings', {
  currencyInUse: [409, 'Currency in use'],
  languageInUse: [409, 'Language in use'],
})
