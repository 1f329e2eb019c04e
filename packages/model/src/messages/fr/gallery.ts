import type { gallery as english } from '../en/gallery.ts'
import type { Translated } from '../message.ts'

export const gallery = {
  'gallery.close': 'Fermer',
  'gallery.next': 'Suivant',
  'gallery.pause': 'Mettre le diaporama en pause',
  'gallery.play': 'Lancer le diaporama',
  'gallery.previous': 'Précédent',
  'gallery.viewFullsize': 'Voir en grand',
} satisfies Translated<typeof english>
