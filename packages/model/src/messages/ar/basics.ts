import type { basics as english } from '../en/basics.ts'
import type { Translated } from '../message.ts'

export const basics = {
  'cart.itemCount': {
    zero: 'قطعة',
    one: 'قطعة',
    two: 'قطعتان',
    few: 'قطع',
    many: 'قطعة',
    other: 'قطعة',
  },
  'requests.sessionExpired': 'انتهت جلستك. يرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.',
  'requests.cookiesDisabled':
    'يرجى تفعيل ملفات تعريف الارتباط في متصفحك، ثم إعادة تحميل الصفحة والمحاولة مرة أخرى.',
  'requests.offline': 'يرجى التحقق من اتصالك بالإنترنت.',
  'requests.tryAgain': 'يرجى المحاولة مرة أخرى.',
  'http.tooMany': 'يرجى المحاولة بعد بضع ثوانٍ.',
} satisfies Translated<typeof english>
