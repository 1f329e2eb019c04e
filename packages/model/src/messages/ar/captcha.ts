import type { captcha as english } from '../en/captcha.ts'
import type { Translated } from '../message.ts'

export const captcha = {
  'captcha.over': 'انتهت صلاحية التحقق. حاول مرة أخرى.',
  'captcha.label': 'لست روبوتًا',
  'captcha.checking': 'جارٍ التحقق…',
  'captcha.checked': 'تم التحقق. يمكنك إرسال النموذج.',
  'captcha.again': 'فشل التحقق. حاول مرة أخرى.',
  'captcha.insecure': 'يتطلب التحقق اتصالًا آمنًا (https).',
} satisfies Translated<typeof english>
