/** Messages of the announcement bar. */
export const announcement = {
  'announcement.close': 'Close announcement',
} as const
