import type { formFiles as english } from '../en/form-files.ts'
import type { Translated } from '../message.ts'

export const formFiles = {
  'formFiles.tooMany': 'عدد الملفات أكبر من المسموح. احذف بعضها.',
  'formFiles.tooLarge': 'أحد الملفات كبير جدًا.',
  'formFiles.allTooLarge': 'يمكن أن يصل حجم الملفات معًا إلى 25 MB.',
  'formFiles.empty': 'لا يمكن إرسال ملف فارغ.',
  'formFiles.wrongKind': 'لا يمكن إرسال ملفات من هذا النوع هنا.',
  'formFiles.again': 'اختر الملفات مرة أخرى.',
  'formFiles.images': 'صور.',
  'formFiles.documents': 'PDF أو مستندات مكتبية أو نص عادي.',
  'formFiles.pdf': 'PDF فقط.',
  'formFiles.limit': {
    zero: 'لا ملفات ({maxSize}).',
    one: 'ملف واحد بحجم يصل إلى {maxSize}.',
    two: 'ملفان على الأكثر بحجم {maxSize} لكل منهما.',
    few: 'حتى {count} ملفات بحجم {maxSize} لكل منها.',
    many: 'حتى {count} ملفًا بحجم {maxSize} لكل منها.',
    other: 'حتى {count} ملف بحجم {maxSize} لكل منها.',
  },
  'formFiles.remove': 'إزالة {name}',
  'formFiles.refused': 'لم تتم إضافة {name}. {reason}',
  'formFiles.sending': 'جارٍ إرسال الملفات: {percent}',
} satisfies Translated<typeof english>
