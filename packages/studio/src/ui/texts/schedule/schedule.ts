/** The texts of the schedule. */
export const scheduleTexts = {
  'schedule.campaign': 'Email is sent',
  'schedule.column.happens': 'What happens',
  'schedule.column.time': 'Time',
  'schedule.column.what': 'Title',
  'schedule.empty': 'Nothing is scheduled',
  'schedule.empty.text':
    'Pages that are published later, products that become active and emails to subscribers appear here, day by day.',
  'schedule.note': 'What happens by itself, in the time zone {timeZone}.',
  'schedule.openPages': 'Open pages',
  'schedule.outdated': 'Nothing: a newer version was published',
  'schedule.product': 'Product becomes active',
  'schedule.publish': 'Is published',
  'schedule.title': 'Schedule',
  'schedule.unpublish': 'Is unpublished',
  'schedule.untitled': 'Untitled',
} as const
