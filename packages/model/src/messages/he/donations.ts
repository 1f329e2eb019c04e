import type { donations as english } from '../en/donations.ts'
import type { Translated } from '../message.ts'

export const donations = {
  'donations.donate': 'תרומה',
  'donations.donation': 'תרומה',
  'donations.amount': 'סכום',
  'donations.otherAmount': 'סכום אחר',
  'donations.atLeast': 'לפחות {amount}',
  'donations.between': 'בין {least} ל־{most}',
  'donations.invalid': 'נא לבדוק את הסכום.',
  'donations.choose': 'יש לבחור סכום.',
  'donations.digits': 'יש להזין את הסכום בספרות.',
  'donations.notOffered': 'הסכום הזה כבר לא מוצע. יש לבחור סכום אחר.',
  'donations.minimum': 'מינימום: {amount}',
  'donations.maximum': 'מקסימום: {amount}',
  'donations.unknown': 'טופס התרומה הזה כבר לא זמין.',
} satisfies Translated<typeof english>
