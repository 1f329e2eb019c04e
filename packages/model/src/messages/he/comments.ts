import type { comments as english } from '../en/comments.ts'
import type { Translated } from '../message.ts'

export const comments = {
  'comments.pending': 'התגובה שלך ממתינה לאישור.',
  'comments.approved': 'התגובה שלך פורסמה.',
  'comments.text': 'תגובה',
  'comments.name': 'שם',
  'comments.email': 'דוא״ל (לא מוצג)',
  'comments.post': 'פרסום התגובה',
  'comments.reply': 'תשובה',
  'comments.cancelReply': 'ביטול התשובה',
} satisfies Translated<typeof english>
