export { DEFAULT_DEMO, loadDemo } from './demos.ts'
export { createFirstSite, type FirstSiteOptions } from './first-site.ts'
export { ensureStructure } from './ensure-structure.ts'
