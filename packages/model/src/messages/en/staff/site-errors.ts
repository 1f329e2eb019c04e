/** The errors of sites, of the installation they are in, and of links to their reports. */
export const siteErrors = {
  'sites.hostInvalid': 'Enter a host such as shop.example, without https://, port and path.',
  'sites.hostUnknown': 'The site does not have this host.',
  'sites.hostTaken': 'This host is in use. Choose a different one.',
  'sites.tooManyHosts': 'A site can have up to 100 hosts. Remove some first.',
  'sites.hostCurrent':
    'You are using this host. Sign in at another host of the site first, which shows that it works.',
  'sites.hostPrimary': 'This is the primary host. Make another host the primary one first.',
  'sites.lastHost': 'This is the only host of the site. Add another one first.',
  'sites.lastSite': 'This is the only site of the installation. Create another one first.',
  'report-sharing.unknown': 'This link does not open a report. Ask for a new one.',
  'report-sharing.tooMany': 'A site can have up to 20 links to its report. Delete one first.',
} as const
