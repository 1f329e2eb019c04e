import type { gallery as english } from '../en/gallery.ts'
import type { Translated } from '../message.ts'

export const gallery = {
  'gallery.close': '閉じる',
  'gallery.next': '次へ',
  'gallery.pause': 'スライドショーを一時停止',
  'gallery.play': 'スライドショーを再生',
  'gallery.previous': '前へ',
  'gallery.viewFullsize': 'フルサイズで表示',
} satisfies Translated<typeof english>
