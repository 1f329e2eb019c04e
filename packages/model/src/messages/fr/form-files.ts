import type { formFiles as english } from '../en/form-files.ts'
import type { Translated } from '../message.ts'

export const formFiles = {
  'formFiles.tooMany': 'Trop de fichiers. Retirez-en quelques-uns.',
  'formFiles.tooLarge': 'Un fichier est trop volumineux.',
  'formFiles.allTooLarge': 'Tous les fichiers ensemble ne doivent pas dépasser 25 Mo.',
  'formFiles.empty': 'Un fichier vide ne peut pas être envoyé.',
  'formFiles.wrongKind': 'Les fichiers de ce type ne peuvent pas être envoyés ici.',
  'formFiles.again': 'Choisissez à nouveau les fichiers.',
  'formFiles.images': 'Images uniquement.',
  'formFiles.documents': 'PDF, documents bureautiques ou texte brut.',
  'formFiles.pdf': 'PDF uniquement.',
  'formFiles.limit': {
    one: 'Un fichier de {maxSize} au maximum.',
    many: 'Jusqu’à {count} fichiers de {maxSize} chacun.',
    other: 'Jusqu’à {count} fichiers de {maxSize} chacun.',
  },
  'formFiles.remove': 'Retirer {name}',
  'formFiles.refused': '{name} n’a pas été ajouté. {reason}',
  'formFiles.sending': 'Envoi des fichiers : {percent}',
} satisfies Translated<typeof english>
