import type { gallery as english } from '../en/gallery.ts'
import type { Translated } from '../message.ts'

export const gallery = {
  'gallery.close': 'إغلاق',
  'gallery.next': 'التالي',
  'gallery.pause': 'إيقاف عرض الشرائح مؤقتًا',
  'gallery.play': 'تشغيل عرض الشرائح',
  'gallery.previous': 'السابق',
  'gallery.viewFullsize': 'عرض بالحجم الكامل',
} satisfies Translated<typeof english>
