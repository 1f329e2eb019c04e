import { newSiteSettings, type SiteSettings } from '@vitrine/page'

/** The settings of a site that has published none: its title is that of its row. */
export const DEFAULT_SETTINGS: SiteSettings = {
  ...newSiteSettings({ locale: 'en', title: '' }),
  siteTitle: {},
}
