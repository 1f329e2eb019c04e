import type { announcement as english } from '../en/announcement.ts'
import type { Translated } from '../message.ts'

export const announcement = {
  'announcement.close': 'סגירת ההודעה',
} satisfies Translated<typeof english>
