import type { productReviews as english } from '../en/product-reviews.ts'
import type { Translated } from '../message.ts'

export const productReviews = {
  'product-reviews.pending': 'Gracias. La tienda lee su reseña antes de mostrarla.',
  'product-reviews.approved': 'Gracias por su reseña.',
  'product-reviews.chooseStars': 'Elija un número de estrellas.',
  'product-reviews.tooLong': 'Este texto puede tener hasta {max} caracteres.',
  'product-reviews.off': 'Esta tienda no admite reseñas.',
  'product-reviews.unknownProduct': 'Este producto no existe.',
  'product-reviews.invalid': 'Revise los campos marcados y envíe la reseña de nuevo.',
  'product-reviews.alreadyReviewed': 'Ya ha escrito una reseña de este producto.',
  'product-reviews.linkSpent':
    'Este enlace ya se usó o ha caducado. Aun así puede escribir una reseña con su correo electrónico.',
  'product-reviews.failed': 'No se ha podido enviar la reseña. Inténtelo de nuevo más tarde.',
} satisfies Translated<typeof english>
