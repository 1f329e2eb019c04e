import type { commentErrors as english } from '../en/comment-errors.ts'
import type { Translated } from '../message.ts'

export const commentErrors = {
  'comments.tooLong': 'コメントは5,000文字までです。',
  'comments.nameTooLong': '名前は100文字までです。',
  'comments.unfit': 'コメントに不備があります。入力内容をご確認ください。',
  'comments.unknown': 'ここにはコメントできません。',
  'comments.unknownComment': 'このコメントは存在しません。',
  'comments.closed': 'コメントの受付は終了しました。',
} satisfies Translated<typeof english>
