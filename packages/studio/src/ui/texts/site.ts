/** The texts of the screen of the site's details. */
export const siteTexts = {
  'site.contactEmail': 'Contact email',
  'site.contactEmail.help':
    'Emails to customers come from it, and notices of orders go to it. Leave it empty for none.',
  'site.currency': 'Currency',
  'site.currency.fixed': 'It stays, because the store has prices or orders.',
  'site.currency.help': 'It can be changed until the store has prices or orders.',
  'site.language': 'Language',
  'site.language.help':
    'The main language of the site, such as en-US or de. Its URLs have no prefix.',
  'site.note': 'The name of the site, and what prices, dates and emails depend on.',
  'site.postalAddress': 'Postal address',
  'site.postalAddress.help':
    'Each campaign ends with it, as laws on newsletters require. Leave it empty for none.',
  'site.saved': 'Site details saved',
  'site.siteTitle': 'Title',
  'site.timeZone': 'Time zone',
  'site.timeZone.help': 'Decides when a day begins, in schedules and in the figures.',
  'site.title': 'Site details',
  'site.titleWaits':
    'Visitors see this title once other changes of the site settings are published.',
} as const
