import type { gallery as english } from '../en/gallery.ts'
import type { Translated } from '../message.ts'

export const gallery = {
  'gallery.close': 'Schließen',
  'gallery.next': 'Weiter',
  'gallery.pause': 'Diashow anhalten',
  'gallery.play': 'Diashow abspielen',
  'gallery.previous': 'Zurück',
  'gallery.viewFullsize': 'In voller Größe anzeigen',
} satisfies Translated<typeof english>
