import type { commentErrors as english } from '../en/comment-errors.ts'
import type { Translated } from '../message.ts'

export const commentErrors = {
  'comments.tooLong': 'תגובה יכולה להכיל עד 5,000 תווים.',
  'comments.nameTooLong': 'שם יכול להכיל עד 100 תווים.',
  'comments.unfit': 'התגובה אינה שלמה. נא לבדוק את השדות.',
  'comments.unknown': 'אין כאן למה להגיב.',
  'comments.unknownComment': 'התגובה הזאת לא קיימת.',
  'comments.closed': 'התגובות סגורות.',
} satisfies Translated<typeof english>
