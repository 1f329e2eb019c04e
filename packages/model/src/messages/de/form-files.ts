import type { formFiles as english } from '../en/form-files.ts'
import type { Translated } from '../message.ts'

export const formFiles = {
  'formFiles.tooMany': 'Zu viele Dateien. Entfernen Sie einige.',
  'formFiles.tooLarge': 'Eine Datei ist zu groß.',
  'formFiles.allTooLarge': 'Alle Dateien zusammen dürfen höchstens 25 MB haben.',
  'formFiles.empty': 'Eine leere Datei kann nicht gesendet werden.',
  'formFiles.wrongKind': 'Dateien dieser Art können hier nicht gesendet werden.',
  'formFiles.again': 'Wählen Sie die Dateien noch einmal aus.',
  'formFiles.images': 'Bilder.',
  'formFiles.documents': 'PDF, Office-Dokumente oder einfacher Text.',
  'formFiles.pdf': 'Nur PDF.',
  'formFiles.limit': {
    one: 'Eine Datei mit höchstens {maxSize}.',
    other: 'Bis zu {count} Dateien mit je höchstens {maxSize}.',
  },
  'formFiles.remove': '{name} entfernen',
  'formFiles.refused': '{name} wurde nicht hinzugefügt. {reason}',
  'formFiles.sending': 'Dateien werden gesendet: {percent}',
} satisfies Translated<typeof english>
