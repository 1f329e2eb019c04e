import type { announcement as english } from '../en/announcement.ts'
import type { Translated } from '../message.ts'

export const announcement = {
  'announcement.close': 'Ankündigung schließen',
} satisfies Translated<typeof english>
