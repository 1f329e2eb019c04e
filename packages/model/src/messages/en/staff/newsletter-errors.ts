/** The errors of the newsletter and its campaigns that only staff can see. */
export const newsletterErrors = {
  'newsletter.known':
    'This address is a subscriber already, or waits for its confirmation. Search the list for it.',
  'newsletter.listExists': 'Another mailing list has this name. Choose a different one.',
  'newsletter.listScheduled':
    'A scheduled campaign goes to this list. Cancel it or change its audience first.',
  'newsletter.tooManyLists': 'A site can have up to 100 mailing lists. Delete one first.',
  'newsletter.unknownList': 'This mailing list does not exist. It may have been deleted.',
  'newsletter.unsubscribed':
    'This address has unsubscribed. Only the person can subscribe again, with a form of the site.',
  'newsletter.tooManyRows': 'The file has more than 50,000 rows. Split it.',
  'newsletter.unreadableFile':
    'The file has no column named Email. Save it as CSV with the names of the columns in the first row.',
  'campaigns.unknown': 'This campaign does not exist. It may have been deleted.',
  'campaigns.conflict':
    'The campaign was changed in another window. Reload the page, then make your change again.',
  'campaigns.notDraft':
    'Only drafts can be changed and sent. Duplicate the campaign to send it again.',
  'campaigns.notDeletable':
    'The campaign is being sent. Cancel it first, or wait until its last emails have left.',
  'campaigns.wrongState': 'The campaign is in another state by now. Reload the page.',
  'campaigns.notReady':
    'The campaign is not ready to be sent. Resolve the issues in the list of checks.',
  'campaigns.tooMany': 'A site can have up to 2,000 campaigns. Delete one first.',
  'campaigns.noMailServer':
    'This server sends no email. Ask the operator to set SMTP_URL, then send the campaign.',
  'campaigns.inPast': 'The time to send is in the past. Choose a later one.',
  'campaigns.noSuchDay': 'The calendar has no such day. Choose another one.',
  'campaigns.unknownFiles': 'A file or product of the campaign does not exist.',
} as const
