/** Messages of galleries and lightboxes. */
export const gallery = {
  'gallery.close': 'Close',
  'gallery.next': 'Next',
  'gallery.pause': 'Pause slideshow',
  'gallery.play': 'Play slideshow',
  'gallery.previous': 'Previous',
  'gallery.viewFullsize': 'View fullsize',
} as const
