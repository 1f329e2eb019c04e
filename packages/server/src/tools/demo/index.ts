export { DEFAULT_DEMO, loadDemo } from './demos.ts'
export {
  createEmptySite,
  createFirstSite,
  FIRST_TITLE,
  type FirstSiteOptions,
} from './first-site.ts'
export { ensureStructure } from './ensure-structure.ts'
export { isDemo } from './is-demo.ts'
