import type { formErrors as english } from '../en/form-errors.ts'
import type { Translated } from '../message.ts'

export const formErrors = {
  'forms.staleKey': 'تعذّرت معالجة النموذج. يرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.',
  'forms.unparsable': 'تعذّرت قراءة حقول النموذج، يرجى مراجعة ما أدخلته.',
} satisfies Translated<typeof english>
