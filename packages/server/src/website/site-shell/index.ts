export { findCategoryByName, formatCategoryUrl, getCategoryPath } from './category-paths.ts'
export { DEFAULT_SETTINGS } from './default-settings.ts'
export { getDocumentLanguages } from './document-languages.ts'
export { collectReferences } from './document-references.ts'
export { memoizeByOwner } from './memoize-by-owner.ts'
export { memoizeUntilStockChanges } from './memoize-until-stock-changes.ts'
export { getFolderEntry } from './menus.ts'
export { isCurrentEntry, type NavigationEntry } from './navigation-entry.ts'
export { formatPageUrl } from './page-url.ts'
export type { Assets, PublishedItem, PublishedPage } from './published-document.ts'
export {
  type CanReadAccess,
  canReadCollection,
  getPageAccess,
  getTextLocale,
  isPublicCollection,
  matchShownMenus,
  type SiteShell,
  SiteShells,
  type StoreCollection,
} from './site-shell.ts'
export { getProductPaths } from './product-paths.ts'
export { formatContinueUrl, formatStoreUrl } from './store-url.ts'
