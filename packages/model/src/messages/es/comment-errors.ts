import type { commentErrors as english } from '../en/comment-errors.ts'
import type { Translated } from '../message.ts'

export const commentErrors = {
  'comments.tooLong': 'Un comentario puede tener hasta 5000 caracteres.',
  'comments.nameTooLong': 'Un nombre puede tener hasta 100 caracteres.',
  'comments.unfit': 'El comentario está incompleto. Revise los campos.',
  'comments.unknown': 'Aquí no hay nada que comentar.',
  'comments.unknownComment': 'Este comentario no existe.',
  'comments.closed': 'Los comentarios están cerrados.',
} satisfies Translated<typeof english>
