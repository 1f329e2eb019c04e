/** Messages of the fields of forms that take files, for their script and pages. Those of fields have no parameters: scripts translate them by id. */
export const formFiles = {
  'formFiles.tooMany': 'Too many files. Remove some.',
  'formFiles.tooLarge': 'A file is too large.',
  'formFiles.allTooLarge': 'All files together can have up to 25 MB.',
  'formFiles.empty': 'An empty file cannot be sent.',
  'formFiles.wrongKind': 'Files of this kind cannot be sent here.',
  'formFiles.again': 'Choose the files again.',
  'formFiles.images': 'Images.',
  'formFiles.documents': 'PDF, office documents or plain text.',
  'formFiles.pdf': 'PDF.',
  'formFiles.limit': {
    one: 'One file of up to {maxSize}.',
    other: 'Up to {count} files of {maxSize} each.',
  },
  'formFiles.remove': 'Remove {name}',
  'formFiles.refused': '{name} was not added. {reason}',
  'formFiles.sending': 'Sending the files: {percent}',
} as const
