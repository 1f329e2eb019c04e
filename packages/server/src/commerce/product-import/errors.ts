import { defineErrors } from '../../platform/http/app-error.ts'

export const productImportErrors = defineErrors('product-import', {
  unreadableFile: [422, 'Unreadable file'],
  invalidColumns: [422, 'Invalid columns'],
})
