export { addSite, type NewSite } from './add-site.ts'
export { isPrivateHost, siteFinder } from './site-of.ts'
export {
  countSites,
  hostsOf,
  navigationOf,
  onlySite,
  openSite,
  putHost,
  putStoreSettings,
  siteByHost,
  siteById,
  siteByIdentifier,
  unopenedSite,
} from './store.ts'
