import type { commentErrors as english } from '../en/comment-errors.ts'
import type { Translated } from '../message.ts'

export const commentErrors = {
  'comments.tooLong': 'Un commentaire peut compter jusqu’à 5 000 caractères.',
  'comments.nameTooLong': 'Un nom peut compter jusqu’à 100 caractères.',
  'comments.unfit': 'Le commentaire est incomplet. Vérifiez les champs.',
  'comments.unknown': 'Il n’y a rien à commenter ici.',
  'comments.unknownComment': 'Ce commentaire n’existe pas.',
  'comments.closed': 'Les commentaires sont fermés.',
} satisfies Translated<typeof english>
