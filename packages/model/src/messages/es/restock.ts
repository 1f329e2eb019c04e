import type { restock as english } from '../en/restock.ts'
import type { Translated } from '../message.ts'

export const restock = {
  'restock.emailBlank': 'El correo electrónico no puede estar vacío',
  'restock.emailInvalid': 'El correo electrónico no es válido',
  'restock.signedUp': '¡Apuntado!',
  'restock.failed': 'No se puede enviar el formulario. Vuelva a intentarlo más tarde.',
  'restock.unknownVariant': 'Lo sentimos, esa variante no está disponible. Elija otra.',
  'restock.inStock': 'Este artículo vuelve a estar disponible. Recargue la página para comprarlo.',
  'restock.off': 'Esta tienda no admite avisos de disponibilidad.',
} satisfies Translated<typeof english>
