import type { forms as english } from '../en/forms.ts'
import type { Translated } from '../message.ts'

export const forms = {
  'forms.required': 'مطلوب',
  'forms.tooLong': 'تجاوزت عدد الأحرف المسموح به.',
  'forms.email': 'البريد الإلكتروني غير صالح. يُكتب على شكل user@domain.com.',
  'forms.invalid': 'حقل واحد أو أكثر غير صالح، يرجى مراجعة ما أدخلته.',
  'forms.scrollDown': 'في نموذجك مشكلة. يرجى التمرير إلى أسفل لمراجعته.',
  'forms.scrollUp': 'في نموذجك مشكلة. يرجى التمرير إلى أعلى لمراجعته.',
  'forms.unauthorized': 'تعذّر إرسال النموذج. يرجى المحاولة لاحقًا.',
  'forms.unknown': 'لم يُضبط هذا النموذج بعد.',
  'forms.tooMany': 'تعذّر إرسال النموذج: عدد مرات الإرسال كبير. يرجى المحاولة لاحقًا.',
  'forms.failed': 'تعذّر إرسال النموذج. يرجى المحاولة لاحقًا.',
  'forms.unknownError': 'خطأ غير معروف، يرجى المحاولة لاحقًا.',
  'forms.noKey': 'تعذّر بدء النموذج، يرجى المحاولة لاحقًا.',
  'forms.saving': 'يجري الحفظ…',
  'forms.number': 'أدخل رقمًا.',
  'forms.website': 'أدخل عنوان موقع.',
  'forms.date': 'أدخل تاريخًا.',
  'forms.option': 'اختر أحد الخيارات.',
  'forms.time': 'أدخل وقتًا.',
  'forms.phone': 'أدخل رقم هاتف.',
  'forms.shape': 'تعذّرت قراءة هذه الإجابة. أدخلها مرة أخرى.',
  'captcha.missing': 'يرجى إكمال التحقق قبل الإرسال.',
  'captcha.failed': 'فشل reCAPTCHA. يرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.',
} satisfies Translated<typeof english>
