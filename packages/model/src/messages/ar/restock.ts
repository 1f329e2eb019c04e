import type { restock as english } from '../en/restock.ts'
import type { Translated } from '../message.ts'

export const restock = {
  'restock.emailBlank': 'لا يمكن ترك البريد الإلكتروني فارغًا',
  'restock.emailInvalid': 'البريد الإلكتروني غير صالح',
  'restock.signedUp': 'تم التسجيل!',
  'restock.failed': 'تعذّر إرسال النموذج. يرجى المحاولة لاحقًا.',
  'restock.unknownVariant': 'عذرًا، هذا الخيار غير متوفر. يرجى اختيار خيار آخر.',
  'restock.inStock': 'هذا المنتج متوفر من جديد. أعد تحميل الصفحة لشرائه.',
  'restock.off': 'لا يقبل هذا المتجر طلبات إشعار التوفر.',
} satisfies Translated<typeof english>
