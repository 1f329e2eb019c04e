/** Messages of galleries, lightboxes and the announcement bar. */
export const gallery = {
  'gallery.close': 'Close',
  'gallery.next': 'Next',
  'gallery.previous': 'Previous',
  'gallery.viewFullsize': 'View fullsize',
  'announcement.close': 'Close announcement',
} as const
