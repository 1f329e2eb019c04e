import type { comments as english } from '../en/comments.ts'
import type { Translated } from '../message.ts'

export const comments = {
  'comments.pending': 'تعليقك في انتظار المراجعة.',
  'comments.approved': 'نُشر تعليقك.',
  'comments.text': 'التعليق',
  'comments.name': 'الاسم',
  'comments.email': 'البريد الإلكتروني (لا يُعرض)',
  'comments.post': 'نشر التعليق',
  'comments.reply': 'رد',
  'comments.cancelReply': 'إلغاء الرد',
} satisfies Translated<typeof english>
