export { createSite, type NewSite } from './create-site.ts'
export { loadMerchandising, updateMerchandising } from './merchandising.ts'
export { loadOrigin } from './load-origin.ts'
export { isPrivateHost, createSiteFinder } from './site-finder.ts'
export {
  type Captcha,
  loadCaptcha,
  updateTweaks,
  countSites,
  deleteSite,
  listHosts,
  findOnlySite,
  openSite,
  insertHost,
  saveStoreSettings,
  findSiteByHost,
  findSiteById,
  findSiteByIdentifier,
  updateCaptcha,
  updateSite,
  updateTheme,
  findUnopenedSite,
} from './store.ts'
