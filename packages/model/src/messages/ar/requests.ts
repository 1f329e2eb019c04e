import type { requests as english } from '../en/requests.ts'
import type { Translated } from '../message.ts'

export const requests = {
  'requests.sessionExpired': 'انتهت جلستك. يرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.',
  'requests.cookiesDisabled':
    'يرجى تفعيل ملفات تعريف الارتباط في متصفحك، ثم إعادة تحميل الصفحة والمحاولة مرة أخرى.',
  'requests.offline': 'يرجى التحقق من اتصالك بالإنترنت.',
  'requests.tryAgain': 'يرجى المحاولة مرة أخرى.',
  'http.tooMany': 'يرجى المحاولة بعد بضع ثوانٍ.',
} satisfies Translated<typeof english>
