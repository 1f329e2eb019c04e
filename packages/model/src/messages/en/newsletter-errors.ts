/** The errors of the newsletter that only staff can see. */
export const newsletterErrors = {
  'newsletter.known':
    'This address is a subscriber already, or waits for its confirmation. Search the list for it.',
  'newsletter.unsubscribed':
    'This address has unsubscribed. Only the person can subscribe again, with a form of the site.',
  'newsletter.tooManyRows': 'The file has more than 50,000 rows. Split it.',
  'newsletter.unreadableFile':
    'The file has no column named Email. Save it as CSV with the names of the columns in the first row.',
} as const
