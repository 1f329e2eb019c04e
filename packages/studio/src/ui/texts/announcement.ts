/** The texts of the settings of the announcement. */
export const announcementTexts = {
  'announcement.again': 'Show again to visitors who closed it',
  'announcement.again.done':
    'After you publish, visitors who closed the announcement see it again.',
  'announcement.again.help': 'Visitors can close the announcement. It then stays closed for them.',
  'announcement.empty': 'The announcement is on but has no text. Write one, or turn it off.',
  'announcement.isOn': 'Show announcement',
  'announcement.link': 'Link of the bar',
  'announcement.link.help':
    'The whole announcement leads there. Links in its text become plain text.',
  'announcement.shared': 'A bar at the top of all pages.',
  'announcement.text': 'Text',
  'announcement.text.help':
    'Without a text in this language, visitors see that of your main language.',
  'announcement.theme.default': 'Theme default',
  'announcement.title': 'Announcement',
} as const
