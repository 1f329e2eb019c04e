import type { comments as english } from '../en/comments.ts'
import type { Translated } from '../message.ts'

export const comments = {
  'comments.pending': 'Su comentario está pendiente de moderación.',
  'comments.approved': 'Su comentario está publicado.',
  'comments.text': 'Comentario',
  'comments.name': 'Nombre',
  'comments.email': 'Correo electrónico (no se muestra)',
  'comments.post': 'Publicar comentario',
  'comments.reply': 'Responder',
  'comments.cancelReply': 'Cancelar respuesta',
} satisfies Translated<typeof english>
