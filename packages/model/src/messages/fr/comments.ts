import type { comments as english } from '../en/comments.ts'
import type { Translated } from '../message.ts'

export const comments = {
  'comments.pending': 'Votre commentaire est en attente de modération.',
  'comments.approved': 'Votre commentaire est publié.',
  'comments.text': 'Commentaire',
  'comments.name': 'Nom',
  'comments.email': 'E-mail (n’est pas montré)',
  'comments.post': 'Publier le commentaire',
  'comments.reply': 'Répondre',
  'comments.cancelReply': 'Annuler la réponse',
} satisfies Translated<typeof english>
