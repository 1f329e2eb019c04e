import type { gallery as english } from '../en/gallery.ts'
import type { Translated } from '../message.ts'

export const gallery = {
  'gallery.close': 'Cerrar',
  'gallery.next': 'Siguiente',
  'gallery.previous': 'Anterior',
  'gallery.viewFullsize': 'Ver en tamaño completo',
  'announcement.close': 'Cerrar anuncio',
} satisfies Translated<typeof english>
