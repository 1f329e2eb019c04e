import type { comments as english } from '../en/comments.ts'
import type { Translated } from '../message.ts'

export const comments = {
  'comments.pending': 'コメントは承認待ちです。',
  'comments.approved': 'コメントを公開しました。',
  'comments.text': 'コメント',
  'comments.name': '名前',
  'comments.email': 'メールアドレス（表示されません）',
  'comments.post': 'コメントを投稿',
  'comments.reply': '返信',
  'comments.cancelReply': '返信をキャンセル',
} satisfies Translated<typeof english>
