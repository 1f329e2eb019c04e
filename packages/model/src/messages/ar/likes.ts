import type { likes as english } from '../en/likes.ts'
import type { Translated } from '../message.ts'

export const likes = {
  'likes.like': 'أعجبني، {count}',
} satisfies Translated<typeof english>
