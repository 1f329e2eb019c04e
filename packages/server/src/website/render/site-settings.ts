import { newSiteSettings, type SiteSettings } from '@vitrine/page'

/** Of a site whose owner has published none yet: it is called what its row says. */
export const NO_SETTINGS: SiteSettings = {
  ...newSiteSettings({ locale: 'en', title: '' }),
  siteTitle: {},
}
