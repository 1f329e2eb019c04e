export { getMerchandising } from './merchandising.ts'
export { getLanguageLinks, getPageJson, getThemePageId } from './page-json.ts'
export { getPageView } from './page-view.ts'
export {
  type CategoryView,
  getNestedCategories,
  getProductView,
  getStoreCollectionView,
  PAGE_SIZE,
  type ProductView,
} from './product-view.ts'
export { getRecordView } from './record-view.ts'
export { formatStaticContextScript, getStaticContext, getSystemPageType } from './static-context.ts'
export type { TemplateData } from './template-data.ts'
export { getShownAnnouncement } from './website-settings-view.ts'
