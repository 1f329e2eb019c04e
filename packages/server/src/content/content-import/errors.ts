import { defineErrors } from '../../platform/http/app-error.ts'

export const contentImportErrors = defineErrors('content-import', {
  notABlog: [409, 'Not a blog'],
  unreadableFile: [422, 'Unreadable file'],
  noFile: [404, 'Unknown file'],
})
