import type { gallery as english } from '../en/gallery.ts'
import type { Translated } from '../message.ts'

export const gallery = {
  'gallery.close': '閉じる',
  'gallery.next': '次へ',
  'gallery.previous': '前へ',
  'gallery.viewFullsize': 'フルサイズで表示',
  'announcement.close': 'お知らせを閉じる',
} satisfies Translated<typeof english>
