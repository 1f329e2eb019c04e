import type { commentErrors as english } from '../en/comment-errors.ts'
import type { Translated } from '../message.ts'

export const commentErrors = {
  'comments.tooLong': 'Ein Kommentar darf bis zu 5.000 Zeichen lang sein.',
  'comments.nameTooLong': 'Ein Name darf bis zu 100 Zeichen lang sein.',
  'comments.unfit': 'Der Kommentar ist unvollständig. Prüfen Sie die Felder.',
  'comments.unknown': 'Hier gibt es nichts zu kommentieren.',
  'comments.unknownComment': 'Diesen Kommentar gibt es nicht.',
  'comments.closed': 'Die Kommentare sind geschlossen.',
} satisfies Translated<typeof english>
