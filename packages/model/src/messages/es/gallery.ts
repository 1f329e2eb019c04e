import type { gallery as english } from '../en/gallery.ts'
import type { Translated } from '../message.ts'

export const gallery = {
  'gallery.close': 'Cerrar',
  'gallery.next': 'Siguiente',
  'gallery.pause': 'Pausar la presentación',
  'gallery.play': 'Reproducir la presentación',
  'gallery.previous': 'Anterior',
  'gallery.viewFullsize': 'Ver en tamaño completo',
} satisfies Translated<typeof english>
