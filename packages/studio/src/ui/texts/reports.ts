/** The texts that reports share. */
export const reportsTexts = {
  'report.bar': '{day}: {value}',
  'report.first': 'First day',
  'report.last': 'Last day',
  'report.range': 'Choose a last day that is not before the first, and at most {days} days.',
  'report.table': 'Show as a table',
  'report.time': 'Time',
  'report.time.30': 'Last 30 days',
  'report.time.365': 'Last 12 months',
  'report.time.7': 'Last 7 days',
  'report.time.90': 'Last 90 days',
  'report.time.custom': 'Other days',
} as const
