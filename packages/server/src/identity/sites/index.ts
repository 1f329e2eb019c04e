export { addSite, type NewSite } from './add-site.ts'
export { readMerchandising, setMerchandising } from './merchandising.ts'
export { originOf } from './origin-of.ts'
export { isPrivateHost, siteFinder } from './site-of.ts'
export {
  type Captcha,
  captchaOf,
  changeTweaks,
  countSites,
  deleteSite,
  hostsOf,
  onlySite,
  openSite,
  putHost,
  putStoreSettings,
  siteByHost,
  siteById,
  siteByIdentifier,
  setCaptcha,
  setSite,
  setTheme,
  unopenedSite,
} from './store.ts'
