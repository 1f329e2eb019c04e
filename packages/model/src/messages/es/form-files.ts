import type { formFiles as english } from '../en/form-files.ts'
import type { Translated } from '../message.ts'

export const formFiles = {
  'formFiles.tooMany': 'Hay demasiados archivos. Quite algunos.',
  'formFiles.tooLarge': 'Un archivo es demasiado grande.',
  'formFiles.allTooLarge': 'Todos los archivos juntos pueden tener hasta 25 MB.',
  'formFiles.empty': 'No se puede enviar un archivo vacío.',
  'formFiles.wrongKind': 'Aquí no se pueden enviar archivos de este tipo.',
  'formFiles.again': 'Elija los archivos otra vez.',
  'formFiles.images': 'Imágenes.',
  'formFiles.documents': 'PDF, documentos de oficina o texto sin formato.',
  'formFiles.pdf': 'Solo PDF.',
  'formFiles.limit': {
    one: 'Un archivo de hasta {maxSize}.',
    many: 'Hasta {count} archivos de {maxSize} cada uno.',
    other: 'Hasta {count} archivos de {maxSize} cada uno.',
  },
  'formFiles.remove': 'Quitar {name}',
  'formFiles.refused': '{name} no se ha añadido. {reason}',
  'formFiles.sending': 'Enviando los archivos: {percent}',
} satisfies Translated<typeof english>
