import type { announcement as english } from '../en/announcement.ts'
import type { Translated } from '../message.ts'

export const announcement = {
  'announcement.close': 'お知らせを閉じる',
} satisfies Translated<typeof english>
