import type { donations as english } from '../en/donations.ts'
import type { Translated } from '../message.ts'

export const donations = {
  'donations.donate': 'تبرّع',
  'donations.donation': 'تبرع',
  'donations.amount': 'المبلغ',
  'donations.otherAmount': 'مبلغ آخر',
  'donations.atLeast': '{amount} على الأقل',
  'donations.between': 'بين {least} و{most}',
  'donations.invalid': 'يرجى مراجعة المبلغ.',
  'donations.choose': 'اختر مبلغًا.',
  'donations.digits': 'أدخل المبلغ بالأرقام.',
  'donations.notOffered': 'لم يعد هذا المبلغ متاحًا. اختر مبلغًا آخر.',
  'donations.minimum': 'الحد الأدنى: {amount}',
  'donations.maximum': 'الحد الأقصى: {amount}',
  'donations.unknown': 'لم يعد نموذج التبرع هذا متاحًا.',
} satisfies Translated<typeof english>
