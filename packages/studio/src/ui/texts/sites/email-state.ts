/** The texts that say whether the address of a person is confirmed, which leads to their other sites. */
export const emailStateTexts = {
  'ownSites.confirmed': 'Confirmed',
  'ownSites.emailState': 'Confirmation',
  'ownSites.unconfirmed': 'Not confirmed',
  'ownSites.unconfirmedHelp':
    'The studio leads to your other sites once your email address is confirmed on each. Sign out, choose “Forgot password?” and set a password with the emailed link.',
  'ownSites.unconfirmedOperator':
    'The studio leads to your other sites once your email address is confirmed on each. The person who runs this server confirms it with {command}',
} as const
