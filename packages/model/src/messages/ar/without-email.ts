import type { withoutEmail as english } from '../en/without-email.ts'
import type { Translated } from '../message.ts'

export const withoutEmail = {
  accountWithoutEmail:
    'لا يمكن لهذا الموقع إرسال رسائل بريد إلكتروني حاليًا. تواصل مع الموقع للمساعدة في حسابك.',
  donationContact: 'تواصل معنا واذكر رقم التبرع،',
  donationSavedUnder: 'تبرعك مسجّل بالعنوان',
  orderCodesContact:
    'لا يمكن لهذا الموقع إرسال رسائل بريد إلكتروني حاليًا. تواصل معنا للحصول على الرموز الخاصة بالعنوان',
  orderContact: 'تواصل معنا واذكر رقم الطلب،',
  orderSavedUnder: 'طلبك محفوظ بالعنوان',
  'account.without-email':
    'حُفظ طلبك، لكن لا يمكن لهذا الموقع إرسال رسائل بريد إلكتروني حاليًا. تواصل مع الموقع للمتابعة.',
  'newsletter.without-email':
    'حُفظ طلبك، لكن لا يمكن لهذا الموقع إرسال رسائل بريد إلكتروني حاليًا. تواصل مع الموقع لتأكيد اشتراكك.',
  restockWithoutEmail:
    'لا يمكن لهذا الموقع إرسال رسائل بريد إلكتروني حاليًا. اترك عنوانك ليتمكن المتجر من مراسلتك لاحقًا.',
} satisfies Translated<typeof english>
