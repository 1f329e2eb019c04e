export { addSite, type NewSite } from './add-site.ts'
export { isPrivateHost, siteFinder } from './site-of.ts'
export {
  countSites,
  navigationOf,
  onlySite,
  openSite,
  putHost,
  putStoreSettings,
  siteByHost,
  siteByIdentifier,
  unopenedSite,
} from './store.ts'
