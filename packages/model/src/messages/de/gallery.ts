import type { gallery as english } from '../en/gallery.ts'
import type { Translated } from '../message.ts'

export const gallery = {
  'gallery.close': 'Schließen',
  'gallery.next': 'Weiter',
  'gallery.previous': 'Zurück',
  'gallery.viewFullsize': 'In voller Größe anzeigen',
  'announcement.close': 'Ankündigung schließen',
} satisfies Translated<typeof english>
