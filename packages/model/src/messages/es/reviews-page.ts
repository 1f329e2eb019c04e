import type { reviewsPage as english } from '../en/reviews-page.ts'
import type { Translated } from '../message.ts'

export const reviewsPage = {
  reviewsTitle: 'Reseñas',
  reviewStars: {
    one: '{count} estrella de 5',
    many: '{count} de estrellas de 5',
    other: '{count} estrellas de 5',
  },
  reviewCount: { one: '{count} reseña', many: '{count} de reseñas', other: '{count} reseñas' },
  reviewSummary: {
    one: '{rating} estrellas de 5, {count} reseña',
    many: '{rating} estrellas de 5, {count} de reseñas',
    other: '{rating} estrellas de 5, {count} reseñas',
  },
  reviewsEmpty: 'Todavía no hay reseñas.',
  reviewVerified: 'Compra verificada',
  reviewReply: 'Respuesta de la tienda',
  reviewsOlder: 'Reseñas anteriores',
  reviewsNewest: 'Reseñas más recientes',
  reviewWrite: 'Escribir una reseña',
  reviewRating: 'Su puntuación',
  reviewName: 'Nombre (se muestra con la reseña)',
  reviewEmail: 'Correo electrónico (no se muestra)',
  reviewHeading: 'Título (opcional)',
  reviewText: 'Reseña',
  reviewSend: 'Enviar reseña',
  reviewModerated: 'La tienda lee las reseñas antes de mostrarlas.',
  reviewProof: 'El enlace de su correo demuestra que compró este producto.',
  reviewBack: 'Volver al producto',
  titleReview: 'Escribir una reseña',
} satisfies Translated<typeof english>
