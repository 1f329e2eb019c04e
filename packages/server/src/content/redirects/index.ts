export { appendQuery } from './path.ts'
export {
  findRedirectIssue,
  loadArchivedRedirects,
  type ArchivedRedirect,
  restoreRedirects,
} from './restore.ts'
export { redirectMovedPages } from './moved-pages.ts'
export { findRedirect } from './find-redirect.ts'
export { importMissingRedirects, importRedirects } from './import-redirects.ts'
export { recordNotFound } from './not-found/record-not-found.ts'
export { redirectsSlice } from './slice.ts'
