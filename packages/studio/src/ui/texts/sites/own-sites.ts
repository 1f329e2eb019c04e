/** The texts of the switch between the sites of a person, and of the address that leads there. */
export const ownSitesTexts = {
  'ownSites.confirmed': 'Confirmed',
  'ownSites.emailState': 'Confirmation',
  'ownSites.list': 'Your other sites',
  'ownSites.switch': 'Switch site',
  'ownSites.unconfirmed': 'Not confirmed',
  'ownSites.unconfirmedHelp':
    'The studio leads to your other sites once your email address is confirmed on each. Sign out, choose “Forgot password?” and set a password with the emailed link.',
  'ownSites.unconfirmedOperator':
    'The studio leads to your other sites once your email address is confirmed on each. The person who runs this server confirms it with {command}',
} as const
