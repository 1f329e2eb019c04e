import type { comments as english } from '../en/comments.ts'
import type { Translated } from '../message.ts'

export const comments = {
  'comments.pending': 'Ihr Kommentar wartet auf Freigabe.',
  'comments.approved': 'Ihr Kommentar ist veröffentlicht.',
  'comments.text': 'Kommentar',
  'comments.name': 'Name',
  'comments.email': 'E-Mail (wird nicht angezeigt)',
  'comments.post': 'Kommentar abschicken',
  'comments.reply': 'Antworten',
  'comments.cancelReply': 'Antwort abbrechen',
} satisfies Translated<typeof english>
