import type { gallery as english } from '../en/gallery.ts'
import type { Translated } from '../message.ts'

export const gallery = {
  'gallery.close': 'Fermer',
  'gallery.next': 'Suivant',
  'gallery.previous': 'Précédent',
  'gallery.viewFullsize': 'Voir en grand',
  'announcement.close': 'Fermer l’annonce',
} satisfies Translated<typeof english>
