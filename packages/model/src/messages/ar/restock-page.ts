import type { restockPage as english } from '../en/restock-page.ts'
import type { Translated } from '../message.ts'

export const restockPage = {
  restockEmail: 'البريد الإلكتروني',
  restockOption: 'الخيار',
  restockTitle: 'نفدت الكمية؟ اعرف متى يعود',
  restockCta: 'احصل على رسالة بريد إلكتروني عند توفر هذا المنتج من جديد.',
  restockButton: 'أعلمني',
  restockMailingList: 'الاشتراك في النشرة البريدية أيضًا',
  restockNone: 'جميع خيارات هذا المنتج متوفرة.',
  restockBack: 'العودة إلى المنتج',
  restockDone: 'تم التسجيل!',
  titleRestock: 'إشعار التوفر',
} satisfies Translated<typeof english>
