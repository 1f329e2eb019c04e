import type { gallery as english } from '../en/gallery.ts'
import type { Translated } from '../message.ts'

export const gallery = {
  'gallery.close': 'סגירה',
  'gallery.next': 'הבא',
  'gallery.pause': 'השהיית מצגת השקופיות',
  'gallery.play': 'הפעלת מצגת השקופיות',
  'gallery.previous': 'הקודם',
  'gallery.viewFullsize': 'הצגה בגודל מלא',
} satisfies Translated<typeof english>
