import type { commentErrors as english } from '../en/comment-errors.ts'
import type { Translated } from '../message.ts'

export const commentErrors = {
  'comments.tooLong': 'لا يتجاوز التعليق 5,000 حرف.',
  'comments.nameTooLong': 'لا يتجاوز الاسم 100 حرف.',
  'comments.unfit': 'التعليق غير مكتمل. راجع الحقول.',
  'comments.unknown': 'لا شيء هنا للتعليق عليه.',
  'comments.unknownComment': 'هذا التعليق غير موجود.',
  'comments.closed': 'التعليقات مغلقة.',
} satisfies Translated<typeof english>
