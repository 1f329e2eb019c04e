export { getLanguage, type SiteLanguage } from './languages.ts'
export {
  getDefaultLanguage,
  type Hreflang,
  computeHreflangs,
  formatLocalePath,
  splitLocale,
} from './paths.ts'
export { updateLanguages } from './update-languages.ts'
export { formatLocaleUrl } from './locale-url.ts'
export { listAllLanguages, listLanguages, loadOtherLanguages } from './store.ts'
export { multilingualSlice } from './slice.ts'
