import type { gallery as english } from '../en/gallery.ts'
import type { Translated } from '../message.ts'

export const gallery = {
  'gallery.close': 'סגירה',
  'gallery.next': 'הבא',
  'gallery.previous': 'הקודם',
  'gallery.viewFullsize': 'הצגה בגודל מלא',
  'announcement.close': 'סגירת ההודעה',
} satisfies Translated<typeof english>
