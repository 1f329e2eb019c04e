/** The texts of the switch between the sites of a person. */
export const ownSitesTexts = {
  'ownSites.list': 'Your other sites',
  'ownSites.switch': 'Switch site',
} as const
