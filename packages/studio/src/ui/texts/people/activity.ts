/** The texts of the activity log: the screen, and what each call did. */
export const activityTexts = {
  'activity.actor': 'Person',
  'activity.actor.all': 'Everyone',
  'activity.change': 'Change',
  'activity.empty': 'No changes yet',
  'activity.empty.text':
    'Changes that people and programs make to the site appear here, and stay for one year.',
  'activity.noMatches': 'No changes match',
  'activity.noMatches.text': 'Choose another person or a longer period.',
  'activity.note': 'Who changed what. Entries are deleted after one year.',
  'activity.period': 'Period',
  'activity.period.1': '24 hours',
  'activity.period.7': '7 days',
  'activity.period.30': '30 days',
  'activity.period.all': 'All',
  'activity.program': 'API key',
  'activity.showAll': 'Show all changes',
  'activity.time': 'Time',
  'activity.times': { one: '{count} time', other: '{count} times' },
  'activity.title': 'Activity',
  'activity.unknown': 'Made another change',
} as const
