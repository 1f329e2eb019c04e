export { bindPublicHost } from './bind-public-host.ts'
export { configureDns } from './check-dns.ts'
export { createSite, type NewSite } from './create-site.ts'
export { siteErrors } from './errors.ts'
export { deferFileDeletions } from './file-deletions.ts'
export {
  findHost,
  type HostRow,
  insertHost,
  listHostNames,
  listHosts,
  lockHosts,
} from './host-store.ts'
export { loadMerchandising, updateMerchandising } from './merchandising.ts'
export { loadOtherOrigin } from './load-other-origin.ts'
export { loadOrigin } from './load-origin.ts'
export { loadSite } from './load-site.ts'
export { isPrivateHost } from './private-host.ts'
export { createSiteFinder } from './site-finder.ts'
export { addHost, changeHost, removeHost } from './manage-hosts.ts'
export { parseHost } from './parse-host.ts'
export { removeSite } from './remove-site.ts'
export { countRowsOfSite } from './row-count-store.ts'
export { takeAddresses } from './take-addresses.ts'
export { sitesSlice } from './slice.ts'
export {
  type Captcha,
  loadCaptcha,
  countSites,
  deleteSite,
  findDefaultSite,
  listSitesWithTheme,
  findOnlySite,
  type ListedSite,
  listSites,
  lockSite,
  updateTitle,
  findOpenedAt,
  openSite,
  saveStoreSettings,
  findSiteById,
  findSiteByIdentifier,
  listTaxClasses,
  updateCaptcha,
  updateSite,
  findUnopenedSite,
} from './store.ts'
export {
  loadPreviousTheme,
  replaceThemeApprovals,
  saveThemeApproval,
  updateTheme,
} from './theme-store.ts'
