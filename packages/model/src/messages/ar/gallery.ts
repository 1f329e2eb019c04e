import type { gallery as english } from '../en/gallery.ts'
import type { Translated } from '../message.ts'

export const gallery = {
  'gallery.close': 'إغلاق',
  'gallery.next': 'التالي',
  'gallery.previous': 'السابق',
  'gallery.viewFullsize': 'عرض بالحجم الكامل',
  'announcement.close': 'إغلاق الإعلان',
} satisfies Translated<typeof english>
